import type { TriedPuzzle } from '../../engine/learner/puzzles.ts';
import type { TriedPuzzleView } from '../api/puzzles.ts';

/** The most puzzles of the history to show. */
const mostShown = 200;

/** The tried puzzles, the latest first. */
export function historyView(tried: ReadonlyMap<string, TriedPuzzle>): TriedPuzzleView[] {
  return [...tried]
    .slice(-mostShown)
    .toReversed()
    .map(([id, { place, ...rest }]) => ({ id, game: { id: place.game }, ...rest }));
}
