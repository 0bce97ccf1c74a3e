import { placeKey } from '../../engine/puzzles/ladder.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import type { PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import type { TriedPuzzleView } from '../api/puzzles.ts';
import type { KeptPuzzles } from './puzzle-section.ts';

type Tried = KeptPuzzles['tried'];

/** How many puzzles are remembered; the one that was tried the longest ago is forgotten first. */
const mostRemembered = 2000;

/** How many of them a window shows. */
const mostShown = 200;

/** Where a puzzle is. */
function placeOfPuzzle({ game, settings, steps }: Puzzle): PuzzlePlace {
  return { game, settings, position: steps[0]?.position ?? '' };
}

/** What was tried, with how one more try went. */
export function withTry(tried: Tried, puzzle: Puzzle, solved: boolean, day: string): Tried {
  const place = placeOfPuzzle(puzzle);
  const key = placeKey(place);
  const others = tried.filter((each) => placeKey(each.place) !== key);
  const { kind, grade } = puzzle;
  return [...others, { place, kind, rating: grade.rating, solved, day }].slice(-mostRemembered);
}

/** What was tried, the last first. */
export function historyView(tried: Tried): TriedPuzzleView[] {
  return tried
    .slice(-mostShown)
    .toReversed()
    .map(({ place, ...rest }) => ({ id: placeKey(place), game: { id: place.game }, ...rest }));
}

/** A puzzle of the history by its id. */
export function triedPlace(tried: Tried, id: string): PuzzlePlace | undefined {
  return tried.find(({ place }) => placeKey(place) === id)?.place;
}
