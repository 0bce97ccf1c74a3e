import { z } from 'zod';
import type { Random } from '../random.ts';
import { pick } from '../random.ts';
import rungs from './ladder.json' with { type: 'json' };
import { standardGameOf } from './pack-list.ts';
import type { PuzzlePlace } from './puzzle-place.ts';
import { puzzleKinds, puzzleThemes, type PuzzleTheme, type RunMode } from './puzzle-pack.ts';

const rungSchema = z.strictObject({
  game: z.string(),
  /** In notation, the solver's side first. */
  position: z.string(),
  kind: z.enum(puzzleKinds),
  themes: z.array(z.enum(puzzleThemes)),
  rating: z.number(),
  /** How many different moves don't lose by themselves. */
  choices: z.number(),
});

/** A puzzle under standard rules, as far as it must be known to choose it. */
export type Rung = z.infer<typeof rungSchema>;

/** Every puzzle under the standard rules of a game, the easiest first. `npm run tables -- ladder` writes them. */
export const ladder: readonly Rung[] = z.array(rungSchema).parse(rungs);

/** Which puzzles of the ladder are wanted. */
export interface WantedRung {
  /** A pack of standard rules by its name. */
  readonly pack: string;
  /** Any, if none is given. */
  readonly theme?: PuzzleTheme | undefined;
  /** The solver's rating. */
  readonly rating: number;
}

/** Puzzles whose ratings differ by no more are about as hard. */
const aboutAsHard = 40;

/**
 * The next puzzle of the ladder: of those that were not tried before one of the nearest to the solver's rating, so that
 * who is new begins with the easiest.
 *
 * @param tried - the keys of places (`placeKey`) that were tried, the longest ago first; these come again last.
 * @returns undefined if no puzzle is like that.
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
  return pick(
    random,
    fresh.filter((rung) => distance(rung) <= least + aboutAsHard),
  );
}

/** The themes that puzzles of a pack of standard rules have. */
export function themesIn(pack: string): PuzzleTheme[] {
  const found = new Set(ladder.filter((rung) => isIn(rung, pack)).flatMap(({ themes }) => themes));
  return puzzleThemes.filter((theme) => found.has(theme));
}

/** How many rungs stand between one puzzle of a run and the next, at most. */
const rungsApart: Readonly<Record<RunMode, number>> = { streak: 9, storm: 5 };

/**
 * A puzzle of a run, in which they get harder from one to the next, and none comes twice before the top of the ladder.
 *
 * @param number - which of the run, from 0.
 * @param random - made from the run and the number.
 */
export function rungOfRun(mode: RunMode, number: number, random: Random): Rung {
  const apart = rungsApart[mode];
  const from = Math.min(number * apart, ladder.length - apart);
  return pick(random, ladder.slice(from, from + apart));
}

/** The place of a rung. */
export function placeOf({ game, position }: Rung): PuzzlePlace {
  return { game, settings: {}, position };
}

/** The same for the same place. */
export function placeKey({ game, settings, position }: PuzzlePlace): string {
  return JSON.stringify([game, settings, position]);
}

function isIn({ game, themes }: Rung, pack: string, theme?: PuzzleTheme): boolean {
  const wanted = standardGameOf(pack);
  return (wanted === 'all' || wanted === game) && (theme === undefined || themes.includes(theme));
}
