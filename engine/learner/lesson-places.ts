import { exerciseIn } from '../exercise/by-lesson.ts';
import { findGame } from '../games.ts';
import { placeUnder, type PuzzlePlace } from '../puzzles/puzzle-place.ts';
import type { Line } from './line.ts';
import { dayIn } from './moment.ts';

/** The positions of the lesson steps that were solved on a day of the learner's calendar, as puzzles have them. */
export function lessonPlacesOn(lines: readonly Line[], day: string): PuzzlePlace[] {
  const places = new Map<string, PuzzlePlace>();
  for (const line of lines) {
    if (line.what !== 'lesson-step' || line.outcome === 'wrong' || dayIn(line.at) !== day) continue;
    const key = JSON.stringify([line.game, line.lesson, line.step]);
    const game = findGame(line.game);
    const lesson = game?.lessons?.find(({ id }) => id === line.lesson);
    const step = lesson?.steps.find(({ id }) => id === line.step);
    if (game === undefined || step === undefined || places.has(key)) continue;
    const { rules, position } = exerciseIn(game, step);
    places.set(key, placeUnder(game.id, step.settings ?? {}, rules.formatPosition(position)));
  }
  return [...places.values()];
}
