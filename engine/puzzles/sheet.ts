import { seededRandom } from '../random.ts';
import type { PuzzleTheme } from '../capabilities/puzzle-pack.ts';
import { placeOf, rungsIn } from './ladder.ts';
import { ladderPartOf, packsCalled } from './pack-list.ts';
import type { PuzzleAsked } from './puzzle-maker.ts';
import { sheetLevels, type SheetLevel } from './sheet-levels.ts';
import { shuffled } from './shuffled.ts';

/** The puzzles of a sheet to print. */
export interface SheetAsked {
  /** The name of a pack, or of a part of the ladder. */
  readonly pack: string;
  /** Any theme by default. */
  readonly theme?: PuzzleTheme | undefined;
  /** Which third of the ladder they are from; other packs have no order. */
  readonly level: SheetLevel;
  readonly count: number;
  /** The same seed chooses the same puzzles. */
  readonly seed: number;
}

/**
 * Chooses different puzzles of a sheet, the easiest first.
 *
 * @returns fewer than asked for if there are no more, and none if there is no such pack.
 */
export function puzzlesOfSheet(asked: SheetAsked): readonly PuzzleAsked[] {
  const { pack, theme, level, count, seed } = asked;
  if (ladderPartOf(pack) === undefined) {
    const length = packsCalled(pack).length === 0 ? 0 : count;
    return Array.from({ length }, (_, number) => ({ pack, theme, seed, number }));
  }
  const fitting = rungsIn(pack, theme);
  const third = sheetLevels.indexOf(level);
  const [from, to] = [third, third + 1].map((part) => Math.round((fitting.length * part) / 3));
  return shuffled(fitting.slice(from, to), seededRandom(seed))
    .slice(0, count)
    .toSorted((one, other) => one.rating - other.rating)
    .map(placeOf);
}
