import { UnsolvableGame, type Solution } from '../../engine/analysis/solution.ts';
import { valueOfOutcome, type Value } from '../../engine/analysis/value.ts';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import { chooseMove } from '../../engine/computer/computer.ts';
import { deepening, type DeepeningLimits } from '../../engine/computer/deepening.ts';
import { principalVariation } from '../../engine/decision/principal-variation.ts';
import { valuerBy } from '../../engine/decision/valuers.ts';
import type { Rules } from '../../engine/game.ts';
import { gameOf } from '../../engine/games.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { solve } from '../../engine/solver/solve.ts';
import type { Message } from '../../words/message.ts';

/** What is to be searched. Plain data, for another thread. */
export interface SearchTask {
  readonly game: string;
  readonly settings: Settings;
  readonly position: unknown;
  /** Which computer plays; undefined to rate the moves. */
  readonly computer: Difficulty | undefined;
  /** The randomness of the computer. */
  readonly seed: number;
  /** How many moves are reported. */
  readonly lines: number;
  /** If there is a limit, the game isn't solved, but only looked ahead in. */
  readonly limits: Pick<DeepeningLimits, 'depth' | 'nodes'>;
}

/** A move, and the moves expected to follow. */
export interface SearchedLine {
  /** In notation. */
  readonly moves: readonly string[];
  /** To the player of the move; undefined if a computer plays without saying. */
  readonly value: Value | undefined;
}

/** What a search has found so far. */
export interface SearchReport {
  readonly depth: number;
  readonly nodes: number;
  /** The best first. */
  readonly lines: readonly SearchedLine[];
}

/** What is asked of a searcher. */
export interface ToSearch {
  readonly wanted: 'move' | 'value';
  readonly task: SearchTask;
}

/** What is answered to it: what was found, and at last why the search ended: null if it is done or was stopped. */
export type FromSearch =
  | { readonly found: SearchReport }
  | { readonly value: Value }
  | { readonly ended: Message | string | null };

/** Ends a search. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Called for every position of a search. @throws Stopped to end it. */
type Visit = () => void;

/** Carries out a search to its end. */
export function carryOut(
  { wanted, task }: ToSearch,
  answer: (said: FromSearch) => void,
  visit: Visit,
): void {
  try {
    if (wanted === 'value') answer({ value: evaluate(task, visit) });
    else search(task, (found) => answer({ found }), visit);
    answer({ ended: null });
  } catch (error) {
    answer({ ended: error instanceof Stopped ? null : reasonOf(error) });
  }
}

function reasonOf(error: unknown): Message | string {
  if (error instanceof UnsolvableGame) return error.reason;
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}

/** The game of the last task, with its tables. */
let known: { readonly key: string; readonly solved: SolvedGame } | undefined;

interface SolvedGame {
  readonly rules: Rules<unknown, unknown>;
  /** @throws UnsolvableGame */
  readonly solution: (visit: Visit) => Solution<unknown>;
}

function solvedGame({ game, settings }: Pick<SearchTask, 'game' | 'settings'>): SolvedGame {
  const key = JSON.stringify([game, settings]);
  if (known?.key === key) return known.solved;
  const rules = gameOf(game).rules(settings);
  let solution: Solution<unknown> | UnsolvableGame | undefined;
  const solved: SolvedGame = {
    rules,
    solution(visit) {
      try {
        solution ??= solve(rules, visit, 'alone');
      } catch (error) {
        if (!(error instanceof UnsolvableGame)) throw error;
        solution = error;
      }
      if (solution instanceof UnsolvableGame) throw solution;
      return solution;
    },
  };
  known = { key, solved };
  return solved;
}

/** Searches for the best moves of a position in which a player is to move. */
function search(task: SearchTask, report: (found: SearchReport) => void, visit: Visit): void {
  const { position, computer, seed, lines, limits } = task;
  const { rules, solution } = solvedGame(task);
  if (computer !== undefined) {
    const solving = () => solution(visit);
    const move = chooseMove(computer, rules, solving, position, seededRandom(seed), visit);
    const moves = [rules.formatMove(position, move)];
    report({ depth: 1, nodes: 1, lines: [{ moves, value: undefined }] });
    return;
  }
  let table: Solution<unknown> | undefined;
  const isLimited = limits.depth !== undefined || limits.nodes !== undefined;
  const solveLater = isLimited ? undefined : () => (table = solution(visit));
  for (const { depth, nodes, moves } of deepening(
    rules,
    position,
    { ...limits, visit },
    solveLater,
  )) {
    const best = moves.slice(0, lines).map(({ move, value }) => ({
      moves: [rules.formatMove(position, move), ...expectedAfter(rules, table, position, move)],
      value,
    }));
    report({ depth, nodes, lines: best });
  }
}

/** The moves expected after one, by the solved game. */
function expectedAfter(
  rules: Rules<unknown, unknown>,
  solution: Solution<unknown> | undefined,
  position: unknown,
  move: unknown,
): string[] {
  if (solution === undefined) return [];
  const line = principalVariation(rules, valuerBy(rules, solution), rules.play(position, move));
  return line.flatMap(({ moves }) => moves);
}

/**
 * The value of any position to the side to move.
 *
 * @throws UnsolvableGame if there are too many positions.
 */
function evaluate(task: SearchTask, visit: Visit): Value {
  const { position } = task;
  const { rules, solution } = solvedGame(task);
  const turn = rules.turn(position);
  if (turn.kind === 'over') return valueOfOutcome(turn.outcome, rules.mover(position));
  const odds = rules.chance?.odds?.(position, 'study');
  if (odds !== undefined) return odds.value;
  if (rules.seats === 2) return solution(visit).evaluate(position);
  let value: Value | undefined;
  for (const step of deepening(rules, position, { nodes: 2 ** 16, visit })) value = step.value;
  if (value === undefined) throw new RangeError('A player who is to move has a move.');
  return value;
}
