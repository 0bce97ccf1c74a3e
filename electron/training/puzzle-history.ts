import type { TriedPuzzle } from '../../engine/learner/puzzles.ts';
import { gameOf } from '../../engine/games.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import type { PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import { differingSettings } from '../../engine/settings/settings.ts';
import type { TriedPuzzleView } from '../api/puzzles.ts';

/** The most puzzles of the history to show. */
const mostShown = 200;

/** The place of a puzzle. */
export function placeOfPuzzle({ game, settings, steps }: Puzzle): PuzzlePlace {
  const differing = differingSettings(gameOf(game).settings, settings);
  return { game, settings: differing, position: steps[0]?.position ?? '' };
}

/** The tried puzzles, the latest first. */
export function historyView(tried: ReadonlyMap<string, TriedPuzzle>): TriedPuzzleView[] {
  return [...tried]
    .slice(-mostShown)
    .toReversed()
    .map(([id, { place, ...rest }]) => ({ id, game: { id: place.game }, ...rest }));
}
