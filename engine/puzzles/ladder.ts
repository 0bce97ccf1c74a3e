import { z } from 'zod';
import type { Random } from '../random.ts';
import { pick } from '../random.ts';
import rungs from './ladder.json' with { type: 'json' };
import { standardGameOf } from './pack-list.ts';
import { placeKey, type PuzzlePlace } from './puzzle-place.ts';
import {
  puzzleKinds,
  puzzleThemes,
  type PuzzleTheme,
  type RunMode,
} from '../capabilities/puzzle-pack.ts';

const rungSchema = z.strictObject({
  game: z.string(),
  /** In notation, the solver's side first. */
  position: z.string(),
  kind: z.enum(puzzleKinds),
  themes: z.array(z.enum(puzzleThemes)),
  rating: z.number(),
  /** The number of different moves that don't lose by themselves. */
  choices: z.number(),
});

/** A puzzle under standard rules, with what is needed to choose it. */
export type Rung = z.infer<typeof rungSchema>;

/** All puzzles under the standard rules, the easiest first, as written by `npm run tables -- ladder`. */
export const ladder: readonly Rung[] = z.array(rungSchema).parse(rungs);

/** The puzzles of the ladder to choose from. */
export interface WantedRung {
  /** The name of a pack with standard rules. */
  readonly pack: string;
  /** The theme; any by default. */
  readonly theme?: PuzzleTheme | undefined;
  /** The solver's rating. */
  readonly rating: number;
}

/** Puzzles whose ratings differ by no more than this count as equally hard. */
const similarRating = 40;

/** How much farther from the solver's rating a puzzle may be that isn't like the one before. */
const varietyRange = 100;

/**
 * Chooses the next puzzle of the ladder: among the untried ones, one of those nearest to the solver's
 * rating, so that a new solver begins with the easiest. A puzzle of another game or with other themes
 * than the one before comes first.
 *
 * @param tried - the keys of tried places (`placeKey`), the oldest first; they are repeated in this
 * order once all were tried.
 * @returns undefined if no puzzle matches.
 */
export function nextRung(
  { pack, theme, rating }: WantedRung,
  tried: readonly string[],
  random: Random,
): Rung | undefined {
  const fitting = ladder.filter((rung) => isIn(rung, pack, theme));
  const known = new Map(tried.map((key, index) => [key, index]));
  const fresh = fitting.filter((rung) => !known.has(placeKey(placeOf(rung))));
  if (fresh.length === 0) {
    const age = (rung: Rung): number => known.get(placeKey(placeOf(rung))) ?? 0;
    return fitting.toSorted((one, other) => age(one) - age(other))[0];
  }
  const distance = (rung: Rung): number => Math.abs(rung.rating - rating);
  const least = Math.min(...fresh.map(distance));
  const within = (range: number) => fresh.filter((rung) => distance(rung) <= least + range);
  const last = fitting.find((rung) => placeKey(placeOf(rung)) === tried.at(-1));
  const varied = within(varietyRange).filter((rung) => last !== undefined && !isAlike(rung, last));
  return pick(random, varied.length > 0 ? varied : within(similarRating));
}

/** Whether two puzzles in a row would seem the same to a solver. */
function isAlike(one: Rung, other: Rung): boolean {
  return one.game === other.game && one.themes.join() === other.themes.join();
}

/** The themes of the puzzles in a pack with standard rules. */
export function themesIn(pack: string): PuzzleTheme[] {
  const found = new Set(ladder.filter((rung) => isIn(rung, pack)).flatMap(({ themes }) => themes));
  return puzzleThemes.filter((theme) => found.has(theme));
}

/** The most rungs between one puzzle of a run and the next. */
const mostRungsApart: Readonly<Record<RunMode, number>> = { streak: 9, storm: 5 };

/**
 * Chooses a puzzle of a run. The puzzles get harder, and none is repeated before the top of the ladder.
 *
 * @param number - the puzzle's number in the run, from 0.
 * @param random - seeded by the run and the number.
 */
export function rungOfRun(mode: RunMode, number: number, random: Random): Rung {
  const apart = mostRungsApart[mode];
  const from = Math.min(number * apart, ladder.length - apart);
  return pick(random, ladder.slice(from, from + apart));
}

/** The place of a rung. */
export function placeOf({ game, position }: Rung): PuzzlePlace {
  return { game, settings: {}, position };
}

function isIn({ game, themes }: Rung, pack: string, theme?: PuzzleTheme): boolean {
  const wanted = standardGameOf(pack);
  return (wanted === 'all' || wanted === game) && (theme === undefined || themes.includes(theme));
}
