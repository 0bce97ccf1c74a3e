import type { Game, Rules } from '../game.ts';
import { gameOf } from '../games.ts';
import type { PuzzleKind, PuzzlePack, PuzzleTheme } from '../capabilities/puzzle-pack.ts';
import { mixedSeed, pick, seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import type { Solution } from '../analysis/solution.ts';
import { principalVariation } from '../decision/principal-variation.ts';
import type { Valuer } from '../decision/valuers.ts';
import { solve } from '../solver/solve.ts';
import { findPuzzles, puzzlesAt, type FoundPuzzle } from './find.ts';
import { gradeOf } from './grade.ts';
import { lineFrom, type LineStep } from './line.ts';
import { packsCalled, type NamedPack } from './pack-list.ts';
import type { Puzzle } from './puzzle.ts';
import { essentialAt } from '../decision/essential.ts';
import { puzzleValuer } from './puzzle-valuer.ts';
import type { PuzzlePlace } from './puzzle-place.ts';
import { askedSeat } from './wording.ts';
import { shuffled } from './shuffled.ts';
import { hasTheme, themesOf } from './theme.ts';
import { puzzleOfChance, puzzlesOnWalk } from './walk.ts';

/** A reference to a puzzle: the same everywhere. */
export type PuzzleAsked = PuzzleOfPack | PuzzlePlace;

/** A numbered puzzle of a pack. */
export interface PuzzleOfPack {
  /** The name of a pack, a game's id, or all; the seed chooses among several packs. */
  readonly pack: string;
  /** The kinds to choose from; all by default. */
  readonly kinds?: readonly PuzzleKind[] | undefined;
  /** The theme; any by default. */
  readonly theme?: PuzzleTheme | undefined;
  readonly seed: number;
  /** From 0, without an upper limit. */
  readonly number: number;
}

/** Makes puzzles and caches the games solved for them. */
export interface PuzzleMaker {
  /**
   * @throws RangeError if there is no such pack or place, or if the pack has no puzzles of these kinds
   *   and this theme.
   */
  make(asked: PuzzleAsked): Puzzle;
  /**
   * The same in steps of one game, so that other requests can be answered in between. @throws RangeError
   * as `make` does.
   */
  steps(asked: PuzzleAsked): PuzzleSteps;
  /** A game under some rules. */
  under(game: string, settings: Settings): SolvedRules;
}

type PuzzleSteps<Made = Puzzle> = Generator<undefined, Made, void>;

/** A solved game under some rules of a pack. */
interface SolvedRules {
  readonly game: Game;
  readonly settings: Settings;
  readonly rules: Rules<unknown, unknown>;
  readonly solution: () => Solution<unknown>;
  /** All its puzzles, found once. */
  readonly all: () => readonly FoundPuzzle<unknown>[];
}

/** The number of solved games in the cache. */
const mostKept = 40;

/** How many games to play before giving up on finding a puzzle of a kind. */
const mostGames = 4000;

/** Creates a maker of puzzles from solved games. */
export function puzzleMaker(): PuzzleMaker {
  const kept = new Map<string, SolvedRules>();

  function solvedUnder(game: Game, given: Settings): SolvedRules {
    const name = JSON.stringify([game.id, given]);
    const known = kept.get(name) ?? solvedRules(game, given);
    kept.delete(name);
    kept.set(name, known);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return known;
  }

  function* steps(asked: PuzzleAsked): PuzzleSteps {
    if ('position' in asked) {
      const on = solvedUnder(gameOf(asked.game), asked.settings);
      const puzzle = puzzleAt(on, asked);
      yield undefined;
      return complete(packsCalled(asked.game)[0]?.name ?? '', on, puzzle);
    }
    const { pack, name, ...found } = packFor(asked);
    const game = gameOf(found.game);
    const under = (given: Settings) => solvedUnder(game, given);
    const { on, puzzle } =
      'rules' in pack && !hasChance(under({}))
        ? listedPuzzle(pack.rules, asked, under)
        : yield* playedPuzzle(pack, asked, under);
    yield undefined;
    return complete(name, on, puzzle);
  }

  return {
    steps,
    under: (game, settings) => solvedUnder(gameOf(game), settings),
    make(asked) {
      const making = steps(asked);
      for (;;) {
        const step = making.next();
        if (step.done === true) return step.value;
      }
    },
  };
}

/** @throws RangeError if the name is unknown, or if no pack has these kinds or the theme. */
function packFor({ pack: called, kinds, theme, seed, number }: PuzzleOfPack): NamedPack {
  const packs = packsCalled(called).filter(
    (named) =>
      (kinds === undefined || named.pack.kinds.some((kind) => kinds.includes(kind))) &&
      (theme === undefined || hasTheme(named, theme)),
  );
  const [only, ...others] = packs;
  if (only === undefined) {
    throw new RangeError(
      `There is no pack "${called}" with puzzles of the kinds or theme "${kinds?.join() ?? theme ?? 'any'}".`,
    );
  }
  return others.length === 0
    ? only
    : pick(seededRandom(mixedSeed(seed, number, packs.length)), packs);
}

function hasChance({ rules }: SolvedRules): boolean {
  return rules.chance !== undefined;
}

function solvedRules(game: Game, given: Settings): SolvedRules {
  const settings = { ...defaultSettings(game.settings), ...given };
  const rules = game.rules(settings);
  const solution = once(() => solve(rules));
  return { game, settings, rules, solution, all: once(() => findPuzzles(rules, solution())) };
}

function once<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | undefined;
  return () => (made ??= { thing: make() }).thing;
}

/** A puzzle with its rules. */
interface PuzzleUnderRules {
  readonly on: SolvedRules;
  readonly puzzle: FoundPuzzle<unknown>;
}

/**
 * The puzzle of a list: its rules come in turn, and the puzzles of each in an order seeded anew each
 * time round.
 */
function listedPuzzle(
  list: readonly Settings[],
  asked: PuzzleOfPack,
  under: (given: Settings) => SolvedRules,
): PuzzleUnderRules {
  const { seed, number } = asked;
  const first = number % list.length;
  const place = Math.floor(number / list.length);
  for (const index of [...list.keys()].map((after) => (first + after) % list.length)) {
    const on = under(list[index] ?? {});
    const fitting = on.all().filter((each) => fits(on, each, asked));
    if (fitting.length === 0) continue;
    const round = Math.floor(place / fitting.length);
    const order = shuffled(fitting, seededRandom(mixedSeed(seed, index, round)));
    const puzzle = order[place % fitting.length];
    if (puzzle !== undefined) return { on, puzzle };
  }
  throw nothingFound(asked);
}

/** Whether a puzzle is of the kinds and the theme. */
function fits(
  { rules, solution }: SolvedRules,
  { position, kind }: FoundPuzzle<unknown>,
  { kinds, theme }: PuzzleOfPack,
): boolean {
  if (kinds?.includes(kind) === false) return false;
  if (theme === undefined) return true;
  const decision = essentialAt(rules, puzzleValuer(rules, solution), position);
  return decision !== undefined && themesOf(rules, position, kind, decision).includes(theme);
}

/** The puzzle in a position. @throws RangeError if there is none. */
export function puzzleAt(
  { rules, solution }: SolvedRules,
  place: Pick<PuzzlePlace, 'position' | 'asks'>,
): FoundPuzzle<unknown> {
  const parsed = rules.parsePosition(place.position, askedSeat({ kind: place.asks }));
  const isThreat = place.asks === 'threat';
  const at = parsed.ok ? parsed.value : undefined;
  const from = isThreat && at !== undefined ? rules.advice?.passed?.(at) : at;
  const valuer = puzzleValuer(rules, solution);
  const decision = from === undefined ? undefined : essentialAt(rules, valuer, from);
  const puzzles = decision === undefined ? [] : puzzlesAt(rules, valuer, from, decision);
  const found = puzzles.find(({ kind }) => (kind === 'threat') === isThreat);
  if (found === undefined) throw new RangeError(`${place.position} is no puzzle.`);
  return found;
}

/** Plays games until a puzzle comes up. */
function* playedPuzzle(
  pack: PuzzlePack,
  asked: PuzzleOfPack,
  under: (given: Settings) => SolvedRules,
): PuzzleSteps<PuzzleUnderRules> {
  const { seed, number } = asked;
  const random = seededRandom(mixedSeed(seed, number));
  for (let game = 0; game < mostGames; game++) {
    const on = under('draw' in pack ? pack.draw(random) : pick(random, pack.rules));
    const found = hasChance(on)
      ? [puzzleOfChance(on.rules, random) ?? []].flat()
      : puzzlesOnWalk(on.rules, on.solution, random);
    const fitting = found.filter((each) => fits(on, each, asked));
    if (fitting.length > 0) return { on, puzzle: pick(random, fitting) };
    yield undefined;
  }
  throw nothingFound(asked);
}

function nothingFound({ kinds, theme }: PuzzleOfPack): RangeError {
  return new RangeError(
    `There is no puzzle of the kinds or theme "${kinds?.join() ?? theme ?? 'any'}" here.`,
  );
}

function complete(
  pack: string,
  { game, settings, rules, solution }: SolvedRules,
  found: FoundPuzzle<unknown>,
): Puzzle {
  const valuer = puzzleValuer(rules, solution);
  const line = lineFrom(rules, valuer, seated(rules, found));
  return {
    pack,
    game: game.id,
    settings,
    kind: found.kind,
    steps: line.map(({ step }) => step),
    ending: endingOf(rules, valuer, line),
    grade: gradeOf(rules, line),
  };
}

/** The same puzzle with the player to move on the seat that is asked, so that every why of a line names the right player. */
function seated(
  rules: Rules<unknown, unknown>,
  { position, kind }: FoundPuzzle<unknown>,
): FoundPuzzle<unknown> {
  const parsed = rules.parsePosition(rules.formatPosition(position), askedSeat({ kind }));
  if (!parsed.ok) throw new RangeError('A position can be read as it is written.');
  return { position: parsed.value, kind };
}

/** The best play after the last answer, until the result is decided. */
function endingOf<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  line: readonly LineStep<Position, Move>[],
): string[] {
  const last = line.at(-1)?.decision.ways[0];
  if (last?.value.remoteness == null) return [];
  return principalVariation(rules, valuer, last.after, Infinity).flatMap(({ moves }) => moves);
}
