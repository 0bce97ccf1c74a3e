import type { Game } from '../../engine/game.ts';
import type { GameId } from '../../engine/games.ts';
import { learner, type Lesson, type LessonStep } from '../../engine/lessons/lesson.ts';
import { parseSettings } from '../../engine/settings/settings.ts';
import type { LessonStepView, LessonSummary, LessonView } from '../api/lessons.ts';

/** The players at the table of a lesson. */
export function playersOf(game: Game, { steps }: Lesson): LessonView['players'] {
  const { settings } = parseSettings(game, steps[0]?.settings ?? {});
  const { seats } = game.rules(settings);
  return Array.from({ length: seats }, (_, seat) =>
    seat === learner ? { kind: 'person' } : { kind: 'computer', difficulty: 'hard' },
  );
}

/**
 * The list entry of a lesson.
 *
 * @param solved - the steps that the learner has solved.
 */
export function lessonSummary(
  { id }: Game,
  lesson: Lesson,
  solved: readonly string[],
  stars: number | null,
): LessonSummary {
  return {
    game: { id: id as GameId },
    id: lesson.id,
    title: lesson.title,
    summary: lesson.summary,
    steps: lesson.steps.length,
    solved: lesson.steps.filter((step) => solved.includes(step.id)).length,
    stars,
  };
}

/**
 * The whole lesson, with its texts.
 *
 * @param solved - the steps that the learner has solved.
 */
export function lessonView(game: Game, lesson: Lesson, solved: readonly string[]): LessonView {
  return {
    game: { id: game.id as GameId },
    id: lesson.id,
    title: lesson.title,
    finish: lesson.finish,
    players: playersOf(game, lesson),
    steps: lesson.steps.map((step) => stepView(game, step, solved.includes(step.id))),
  };
}

/** A step of a lesson. @param solved - whether the learner has solved it. */
export function stepView(game: Game, step: LessonStep, solved: boolean): LessonStepView {
  const { settings } = parseSettings(game, step.settings ?? {});
  const { id, position, first = learner, before = [] } = step;
  return {
    id,
    solved,
    place: { game: game.id, settings: { ...settings }, position, first },
    before,
    task: step.task,
    judges: step.claim !== undefined,
    drawn: step.claim?.value === 'draw',
  };
}
