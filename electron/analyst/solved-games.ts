import { randomPlay, type RandomPlay } from '../../engine/explorer/random-play.ts';
import type { Rules } from '../../engine/game.ts';
import { gameOf } from '../../engine/games.ts';
import { UnsolvableGame, type Solution } from '../../engine/analysis/solution.ts';
import type { Progress } from '../../engine/analysis/solution.ts';
import { solverFrom } from '../../engine/review/repetition.ts';
import type { SolverAroundDraws } from '../../engine/solver/around-draws.ts';
import { solve } from '../../engine/solver/solve.ts';
import { solveCoalitions } from '../../engine/solver/coalition.ts';
import type { CoalitionSolution } from '../../engine/solver/coalition-analysis.ts';
import type { Value } from '../../engine/analysis/value.ts';
import type { GameUnderSettings } from './tasks.ts';

/** A game under some settings, solved when it is first needed. */
export interface SolvedGame {
  readonly rules: Rules<unknown, unknown>;
  /** @param progress - called now and then while a large game is solved; it may end the solving by throwing. */
  readonly solution: (progress?: Progress) => Solution<unknown>;
  /** The game solved for each player against a coalition of the others; undefined if it can't be, or takes long. */
  readonly coalition: () => CoalitionSolution<unknown> | undefined;
  /** How the game ends if all players move at random. */
  readonly random: RandomPlay<unknown>;
  /** The game explored from the start of a match, see {@link solverFrom}; only the last start is kept. */
  readonly aroundDraws: (start: unknown) => SolverAroundDraws | undefined;
  /**
   * The value of a position, by its key; values are cached, since those of a match are needed again and again.
   *
   * @param find - computes a value that is not known yet.
   */
  readonly valueOf: (key: string, find: () => Value | null) => Value | null;
}

/** The most positions of a coalition to solve while the user waits for an estimate: about a second. */
const mostForCoalitions = 170_000;

/** The solved games of a thread. */
export interface SolvedGames {
  get(asked: GameUnderSettings): SolvedGame;
  /** The memory of their tables and known values, in bytes. */
  bytes(): number;
}

/**
 * Keeps solved games: always the one used last, and others while they fit.
 *
 * @param budget - for all of them, in bytes.
 * @param valueBudget - for the known values of one, in bytes.
 * @internal Exported for its test.
 */
export function keepSolvedGames(budget: number, valueBudget = budget / 16): SolvedGames {
  /** The least recently used first. */
  const kept = new Map<string, SolvedGame & { readonly bytes: () => number }>();

  const bytes = (): number => [...kept.values()].reduce((sum, each) => sum + each.bytes(), 0);

  function evict(needed: string): void {
    for (const other of kept.keys()) {
      if (other === needed || bytes() <= budget) break;
      kept.delete(other);
    }
  }

  return {
    bytes,
    get(asked) {
      const key = JSON.stringify([asked.game, asked.settings]);
      const solved = kept.get(key) ?? begin(asked, valueBudget, () => evict(key));
      kept.delete(key);
      kept.set(key, solved);
      evict(key);
      return solved;
    },
  };
}

/** The memory for tables of solved games, in bytes. */
const tableBudget = 256 * 2 ** 20;

/** The solved games of this thread, shared by all its tasks. */
export const solvedGames = keepSolvedGames(tableBudget);

/** About the memory of a known value in a map, besides its key. */
const entryBytes = 200;

function begin(
  { game, settings }: GameUnderSettings,
  valueBudget: number,
  grown: () => void,
): SolvedGame & { readonly bytes: () => number } {
  const rules = gameOf(game).rules(settings);
  const random = randomPlay(rules, rules.start(0));
  const values = new Map<string, Value | null>();
  let valueBytes = 0;
  let solution: Solution<unknown> | undefined;
  let coalition: { readonly found: CoalitionSolution<unknown> | undefined } | undefined;
  return {
    rules,
    solution(progress) {
      if (solution === undefined) {
        solution = solve(rules, progress);
        grown();
      }
      return solution;
    },
    coalition() {
      if (coalition === undefined) {
        coalition = { found: coalitionOf(rules) };
        grown();
      }
      return coalition.found;
    },
    random: {
      results(position, progress) {
        const results = random.results(position, progress);
        grown();
        return results;
      },
      get bytes() {
        return random.bytes;
      },
    },
    aroundDraws: exploredLast(rules),
    valueOf(key, find) {
      const known = values.get(key);
      if (known !== undefined) return known;
      const found = find();
      const bytes = entryBytes + 2 * key.length;
      if (valueBytes + bytes > valueBudget) {
        values.clear();
        valueBytes = 0;
      }
      values.set(key, found);
      valueBytes += bytes;
      grown();
      return found;
    },
    bytes: () =>
      valueBytes +
      random.bytes +
      (solution?.bytes ?? 0) +
      (coalition?.found?.bytes ?? 0) +
      (rules.solver?.bytes?.() ?? 0),
  };
}

function exploredLast(rules: Rules<unknown, unknown>): SolvedGame['aroundDraws'] {
  let last: { readonly start: string; readonly solver: SolverAroundDraws | undefined } | undefined;
  return (from) => {
    const start = rules.formatPosition(from);
    if (last?.start !== start) last = { start, solver: solverFrom(rules, from) };
    return last.solver;
  };
}

function coalitionOf(rules: Rules<unknown, unknown>): CoalitionSolution<unknown> | undefined {
  if (rules.seats === 2 || rules.solver?.numbered === undefined) return undefined;
  try {
    return solveCoalitions(rules, rules.solver.numbered(mostForCoalitions));
  } catch (error) {
    if (error instanceof UnsolvableGame) return undefined;
    throw error;
  }
}
