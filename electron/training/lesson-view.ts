import type { Game } from '../../engine/game.ts';
import type { GameId } from '../../engine/games.ts';
import type { LessonProgress } from '../../engine/learner/lessons.ts';
import { learner, type Lesson, type LessonStep } from '../../engine/lessons/lesson.ts';
import { parseSettings } from '../../engine/settings/settings.ts';
import {
  starsOf,
  type LessonStepView,
  type LessonSummary,
  type LessonView,
} from '../api/lessons.ts';

/** The players at the table of a lesson. */
export function playersOf(game: Game, { steps }: Lesson): LessonView['players'] {
  const { settings } = parseSettings(game, steps[0]?.settings ?? {});
  const { seats } = game.rules(settings);
  return Array.from({ length: seats }, (_, seat) =>
    seat === learner ? { kind: 'person' } : { kind: 'computer', difficulty: 'hard' },
  );
}

/** The list entry of a lesson, with what the learner has done of it. */
export function lessonSummary(
  { id }: Game,
  lesson: Lesson,
  progress: LessonProgress,
): LessonSummary {
  const steps = lesson.steps.length;
  const count = (of: readonly string[]) => lesson.steps.filter(({ id }) => of.includes(id)).length;
  const solved = count(progress.solved);
  return {
    game: { id: id as GameId },
    id: lesson.id,
    title: lesson.title,
    summary: lesson.summary,
    steps,
    solved,
    stars: solved < steps ? null : starsOf(steps, count(progress.atOnce)),
  };
}

/** The whole lesson, with its texts and what the learner has done of it. */
export function lessonView(game: Game, lesson: Lesson, progress: LessonProgress): LessonView {
  return {
    game: { id: game.id as GameId },
    id: lesson.id,
    title: lesson.title,
    finish: lesson.finish,
    players: playersOf(game, lesson),
    steps: lesson.steps.map((step) => stepView(game, step, progress)),
  };
}

/** A step of a lesson, with what the learner has done of the lesson. */
export function stepView(game: Game, step: LessonStep, progress: LessonProgress): LessonStepView {
  const { settings } = parseSettings(game, step.settings ?? {});
  const { id, position, first = learner, before = [] } = step;
  return {
    id,
    solved: progress.solved.includes(id),
    atOnce: progress.atOnce.includes(id),
    place: { game: game.id, settings: { ...settings }, position, first },
    before,
    task: step.task,
    judges: step.claim !== undefined,
    drawn: step.claim?.value === 'draw',
  };
}
