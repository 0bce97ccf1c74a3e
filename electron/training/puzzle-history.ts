import type { TriedPuzzle } from '../../engine/learner/puzzles.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { placeUnder, type PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import type { TriedPuzzleView } from '../api/puzzles.ts';

/** The most puzzles of the history to show. */
const mostShown = 200;

/** The place of a puzzle. */
export function placeOfPuzzle({ game, settings, steps }: Puzzle): PuzzlePlace {
  return placeUnder(game, settings, steps[0]?.position ?? '');
}

/** The tried puzzles, the latest first. */
export function historyView(tried: ReadonlyMap<string, TriedPuzzle>): TriedPuzzleView[] {
  return [...tried]
    .slice(-mostShown)
    .toReversed()
    .map(([id, { place, ...rest }]) => ({ id, game: { id: place.game }, ...rest }));
}
