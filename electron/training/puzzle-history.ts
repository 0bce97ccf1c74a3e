import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { placeKey, type PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import type { TriedPuzzleView } from '../api/puzzles.ts';
import type { KeptPuzzles } from './puzzle-section.ts';

type Tried = KeptPuzzles['tried'];

/** The most puzzles in the history; the oldest are dropped. */
const mostRemembered = 2000;

/** The most puzzles of the history to show. */
const mostShown = 200;

/** The place of a puzzle. */
function placeOfPuzzle({ game, settings, steps }: Puzzle): PuzzlePlace {
  return { game, settings, position: steps[0]?.position ?? '' };
}

/** The history after one more try. */
export function withTry(tried: Tried, puzzle: Puzzle, solved: boolean, day: string): Tried {
  const place = placeOfPuzzle(puzzle);
  const key = placeKey(place);
  const others = tried.filter((each) => placeKey(each.place) !== key);
  const { kind, grade } = puzzle;
  return [...others, { place, kind, rating: grade.rating, solved, day }].slice(-mostRemembered);
}

/** The tried puzzles, the latest first. */
export function historyView(tried: Tried): TriedPuzzleView[] {
  return tried
    .slice(-mostShown)
    .toReversed()
    .map(({ place, ...rest }) => ({ id: placeKey(place), game: { id: place.game }, ...rest }));
}

/** The place of a puzzle in the history, by its id. */
export function triedPlace(tried: Tried, id: string): PuzzlePlace | undefined {
  return tried.find(({ place }) => placeKey(place) === id)?.place;
}
