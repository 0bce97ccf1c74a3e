import type { Game } from '../../engine/game.ts';
import type { GameId } from '../../engine/games.ts';
import { learner, type Lesson, type LessonStep } from '../../engine/lessons/lesson.ts';
import { parseSettings } from '../../engine/settings.ts';
import { gameName } from '../../words/game-words.ts';
import type { LessonStepView, LessonSummary, LessonView } from '../api/lessons.ts';
import { words } from '../words.ts';

/** Who sits at the table of a lesson. */
const players: LessonView['players'] = [
  { kind: 'person' },
  { kind: 'computer', difficulty: 'easy' },
];

/**
 * A lesson in a list.
 *
 * @param solved - the steps that the learner has solved.
 */
export function lessonSummary(
  { id }: Game,
  lesson: Lesson,
  solved: readonly string[],
): LessonSummary {
  return {
    game: { id: id as GameId, name: gameName(words(), id) },
    id: lesson.id,
    title: words().text(lesson.title),
    summary: words().text(lesson.summary),
    steps: lesson.steps.length,
    solved: lesson.steps.filter((step) => solved.includes(step.id)).length,
  };
}

/**
 * All that a lesson shows and says.
 *
 * @param solved - the steps that the learner has solved.
 */
export function lessonView(game: Game, lesson: Lesson, solved: readonly string[]): LessonView {
  return {
    game: { id: game.id as GameId, name: gameName(words(), game.id) },
    id: lesson.id,
    title: words().text(lesson.title),
    finish: words().text(lesson.finish),
    players,
    steps: lesson.steps.map((step) => stepView(game, step, solved.includes(step.id))),
  };
}

function stepView(game: Game, step: LessonStep, solved: boolean): LessonStepView {
  const { settings } = parseSettings(game, step.settings ?? {});
  const { id, position, first = learner, before = [] } = step;
  return {
    id,
    solved,
    place: { game: game.id, settings: { ...settings }, position, first },
    before,
    task: words().text(step.task),
  };
}
