import { numberOfDay } from './day.ts';
import { mixedSeed } from '../random.ts';
import { allPacks } from './pack-list.ts';
import type { PuzzleAsked } from './puzzle-maker.ts';

/** The puzzle of a day, which depends on the date alone. @throws RangeError where that is no date. */
export function dailyPuzzle(day: string): PuzzleAsked {
  return { pack: allPacks, seed: mixedSeed(numberOfDay(day)), number: 0 };
}
