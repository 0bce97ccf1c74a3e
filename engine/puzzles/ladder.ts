import { z } from 'zod';
import type { Random } from '../random.ts';
import { pick } from '../random.ts';
import rungs from './ladder.json' with { type: 'json' };
import { numberOfDay } from './day.ts';
import { allPacks, ladderPartOf } from './pack-list.ts';
import { shuffled } from './shuffled.ts';
import { settingsSchema } from '../settings/settings.ts';
import { askedAt, placeKey, type PuzzlePlace } from './puzzle-place.ts';
import {
  puzzleKinds,
  puzzleThemes,
  type PuzzleTheme,
  type RunMode,
} from '../capabilities/puzzle-pack.ts';

const rungSchema = z.strictObject({
  game: z.string(),
  /** The settings that differ from the defaults; left out under standard rules. */
  settings: settingsSchema.default({}),
  /** In notation, the side to move first. */
  position: z.string(),
  kind: z.enum(puzzleKinds),
  themes: z.array(z.enum(puzzleThemes)),
  rating: z.number(),
  /** The number of different moves that don't lose by themselves. */
  choices: z.number(),
  /** The moves of a win or of one that threatens, the winner's own. */
  moves: z.number().optional(),
});

/** A puzzle of the ladder, with what is needed to choose it. */
export type Rung = z.infer<typeof rungSchema>;

/** Puzzles of each game and its relatives at each rating, the easiest first, as `npm run tables -- ladder` writes them. */
export const ladder: readonly Rung[] = z.array(rungSchema).parse(rungs);

/** The puzzles of the ladder to choose from. */
export interface WantedRung {
  /** The name of a part of the ladder. */
  readonly pack: string;
  /** The theme; any by default. */
  readonly theme?: PuzzleTheme | undefined;
  /** The solver's rating. */
  readonly rating: number;
}

/** A puzzle that was tried: how its last time began, and the day of that. */
export interface TriedRung {
  readonly solved: boolean;
  readonly day: string;
}

/** What a solver did before, by the keys of places (`placeKey`). */
export interface RungsBefore {
  /** The one tried longest ago first. */
  readonly tried: ReadonlyMap<string, TriedRung>;
  /** Those that are open elsewhere, or were in a lesson today. */
  readonly open: ReadonlySet<string>;
  /** Today. */
  readonly day: string;
}

/** Puzzles whose ratings differ by no more than this count as equally hard. */
const similarRating = 40;

/** How much farther from the solver's rating a puzzle may be that isn't like the one before. */
const varietyRange = 60;

/**
 * A puzzle that is harder than the one before, or than the solver's rating, by more than this is a cliff; one that is easier by
 * more is boring.
 */
const cliff = 100;

/** The first puzzles of a game have its standard rules, and even fewer ask for the opponent's move. */
const firstOfGame = { standardRules: 3, ownMoves: 2 };

/** A newcomer rather gets a puzzle that is easier by this than one under other rules. */
const easyStart = 200;

/** The days for which a solved puzzle doesn't come again. */
const daysOfRest = 30;

/** The most puzzles of a kind in a row, and the most wins in one move. */
const mostInARow = 2;

/**
 * Chooses the next puzzle of the ladder: one of those nearest to the solver's rating, of another game or with other themes than
 * the one before if possible, and not in a position that was just tried under other rules. No more than two of a kind follow
 * one another if others are near; where the pack would jump, the game's relatives fill the gap. A solved puzzle doesn't come
 * again for thirty days, one that went wrong not on the same day. The first puzzles of a game have its standard rules.
 *
 * @returns undefined if no puzzle matches; if all have come, the one tried longest ago.
 */
export function nextRung(
  { pack, theme, rating }: WantedRung,
  before: RungsBefore,
  random: Random,
): Rung | undefined {
  const { tried } = before;
  const rested = restedIn(pack, theme, before);
  if (rested.length === 0) return triedLongestAgo(pack, theme, before);
  const latest = [...tried.keys()].slice(-mostInARow).flatMap((key) => byKey.get(key) ?? []);
  const last = latest.at(-1);
  const distance = (rung: Rung): number => Math.abs(rung.rating - rating);
  const isNear = (rung: Rung): boolean => distance(rung) <= cliff;
  const highest = Math.min(rating, last?.rating ?? Infinity) + cliff;
  const isGentle = (rung: Rung): boolean => isNear(rung) && rung.rating <= highest;
  const triedIn = countsByGame(tried.keys());
  const isFit = (rung: Rung): boolean => {
    const triedBefore = triedIn.get(rung.game) ?? 0;
    if (triedBefore >= firstOfGame.standardRules) return isGentle(rung);
    const isEasy = rung.rating >= rating - easyStart && rung.rating <= highest;
    return isEasy && isForNewcomers(rung, triedBefore);
  };
  const relatives = () => restedIn(ladderPartOf(pack)?.game ?? allPacks, theme, before);
  const near = firstNotEmpty(
    () => rested.filter(isFit),
    () => rested.filter(isGentle),
    () => relatives().filter(isGentle),
    () => rested.filter(isNear),
    () => relatives().filter(isNear),
    () => rested,
  );
  const repeats = (is: (one: Rung, other: Rung) => boolean) => (rung: Rung) =>
    latest.length === mostInARow && latest.every((each) => is(each, rung));
  const allowed = firstNotEmpty(
    () => near.filter((rung) => !repeats(isOfOneKind)(rung)),
    () => near.filter((rung) => !repeats(areWinsAtOnce)(rung)),
    () => near,
  );
  const least = Math.min(...allowed.map(distance));
  const within = (range: number) => allowed.filter((rung) => distance(rung) <= least + range);
  const varied = within(varietyRange).filter((rung) => last !== undefined && !isAlike(rung, last));
  return pick(random, varied.length > 0 ? varied : within(similarRating));
}

/** Whether a puzzle is among the first of its game, for a solver who has tried few of that. */
function isForNewcomers({ settings, kind }: Rung, triedBefore: number): boolean {
  const asksOwnMove = kind !== 'threat' || triedBefore >= firstOfGame.ownMoves;
  return asksOwnMove && Object.keys(settings).length === 0;
}

/** How many of some puzzles each game has. */
function countsByGame(tried: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of tried) {
    const game = byKey.get(key)?.game;
    if (game !== undefined) counts.set(game, (counts.get(game) ?? 0) + 1);
  }
  return counts;
}

/** The puzzles of a part of the ladder that may come, those that look like one just tried only if there are no others. */
function restedIn(pack: string, theme: PuzzleTheme | undefined, before: RungsBefore): Rung[] {
  const { tried, open, day } = before;
  const rested = rungsIn(pack, theme).filter(
    (rung) => !open.has(keyOf(rung)) && isRested(tried.get(keyOf(rung)), day),
  );
  const resting = [...tried].filter(([, each]) => !isRested(each, day));
  const seen = new Set(
    resting.flatMap(([key]) => {
      const rung = byKey.get(key);
      return rung === undefined ? [] : (sights.get(rung) ?? []);
    }),
  );
  return firstNotEmpty(
    () => rested.filter((rung) => !seen.has(sights.get(rung) ?? '')),
    () => rested,
  );
}

function triedLongestAgo(
  pack: string,
  theme: PuzzleTheme | undefined,
  { tried, open }: RungsBefore,
): Rung | undefined {
  const order = [...tried.keys()];
  return rungsIn(pack, theme)
    .filter((rung) => !open.has(keyOf(rung)))
    .toSorted((one, other) => order.indexOf(keyOf(one)) - order.indexOf(keyOf(other)))[0];
}

/** The first of some lists that has anything; they are made as far as needed. */
function firstNotEmpty(...lists: readonly (() => readonly Rung[])[]): Rung[] {
  for (const list of lists) {
    const found = list();
    if (found.length > 0) return [...found];
  }
  return [];
}

/** Whether a puzzle may come: it wasn't tried, went wrong on another day, or was solved long ago. */
function isRested(tried: TriedRung | undefined, day: string): boolean {
  if (tried === undefined) return true;
  if (!tried.solved) return tried.day !== day;
  return Math.abs(numberOfDay(day) - numberOfDay(tried.day)) >= daysOfRest;
}

/** Whether two puzzles in a row would seem the same to a solver. */
function isAlike(one: Rung, other: Rung): boolean {
  return one.game === other.game && one.themes.join() === other.themes.join();
}

function isOfOneKind(one: Rung, other: Rung): boolean {
  return one.kind === other.kind;
}

function areWinsAtOnce(one: Rung, other: Rung): boolean {
  return one.moves === 1 && other.moves === 1;
}

/** The themes of the puzzles in a part of the ladder. */
export function themesIn(pack: string): PuzzleTheme[] {
  const found = new Set(rungsIn(pack).flatMap(({ themes }) => themes));
  return puzzleThemes.filter((theme) => found.has(theme));
}

/** The number of puzzles by which a run reaches the top of the ladder. */
const runLength: Readonly<Record<RunMode, number>> = { streak: 70, storm: 120 };

/**
 * Chooses a puzzle of a run. The puzzles get harder, and none is repeated before the top of the ladder.
 *
 * @param pack - the part of the ladder that it climbs.
 * @param number - the puzzle's number in the run, from 0.
 * @param random - seeded by the run and the number.
 */
export function rungOfRun(
  {
    pack,
    mode,
    number,
  }: { readonly pack: string; readonly mode: RunMode; readonly number: number },
  random: Random,
): Rung {
  const climbed = rungsIn(pack);
  const apart = Math.max(1, Math.floor(climbed.length / runLength[mode]));
  const from = Math.min(number * apart, climbed.length - apart);
  return pick(random, climbed.slice(from, from + apart));
}

/** What puzzles of a level are wanted, and how many. */
export interface RungsOfLevel {
  readonly game: string;
  /** From the easiest (0) to the hardest (1). */
  readonly level: number;
  /** Whether the game's relatives are left out. */
  readonly isStandard: boolean;
  readonly count: number;
}

/**
 * Puzzles of a game at a level, in random order. None asks for a threat, which an item of a task can't.
 */
export function rungsOfLevel(
  { game, level, isStandard, count }: RungsOfLevel,
  random: Random,
): Rung[] {
  const all = ladder.filter(
    (rung) =>
      rung.game === game &&
      rung.kind !== 'threat' &&
      !(isStandard && Object.keys(rung.settings).length > 0),
  );
  // Twice as many to choose from, so that two tasks aren't the same.
  const width = Math.min(all.length, 2 * count);
  const from = Math.round(level * (all.length - width));
  return shuffled(all.slice(from, from + width), random).slice(0, count);
}

/** The place of a rung. */
export function placeOf({ game, settings, position, kind }: Rung): PuzzlePlace {
  return { game, settings, position, ...askedAt(kind) };
}

const keys = new Map(ladder.map((rung) => [rung, placeKey(placeOf(rung))]));

/**
 * Texts that are equal for puzzles which look the same, although a rule differs that may not matter in them, or which have the
 * same answer: a win, and a threat of the same hands.
 */
const sights = new Map(ladder.map((rung) => [rung, `${rung.game} ${rung.position}`]));

const byKey = new Map(ladder.map((rung) => [keyOf(rung), rung]));

/** The puzzle of the ladder at a place; undefined if there is none. */
export function knownRung(place: PuzzlePlace): Rung | undefined {
  return byKey.get(placeKey(place));
}

function keyOf(rung: Rung): string {
  return keys.get(rung) ?? placeKey(placeOf(rung));
}

/** The puzzles of a part of the ladder, with a theme. */
export function rungsIn(pack: string, theme?: PuzzleTheme): Rung[] {
  const part = ladderPartOf(pack);
  if (part === undefined) return [];
  return ladder.filter(
    ({ game, settings, themes }) =>
      (part.game === undefined || part.game === game) &&
      (theme === undefined || themes.includes(theme)) &&
      !(part.isStandard && Object.keys(settings).length > 0),
  );
}
