import type { MessagePort } from 'node:worker_threads';
import { analyse } from '../engine/analysis.ts';
import { chooseMove } from '../engine/computer/computer.ts';
import { estimate } from '../engine/computer/estimate.ts';
import type { Difficulty } from '../engine/players.ts';
import { gameOf } from '../engine/games.ts';
import type { Odds, Rules } from '../engine/game.ts';
import { seededRandom } from '../engine/random.ts';
import type { Settings } from '../engine/settings.ts';
import { solve } from '../engine/solver/solve.ts';
import type { Exact, Solution } from '../engine/solver/solution.ts';

/** What the worker thread is asked; positions cross as they are. */
export interface Task {
  readonly id: number;
  readonly game: string;
  readonly settings: Settings;
  readonly position: unknown;
  /** Chooses a move for a computer of some strength, rates every move, or only the position. */
  readonly wanted:
    { readonly difficulty: Difficulty; readonly seed: number } | 'analysis' | 'value';
}

/** What it answers: moves are in notation. */
export interface TaskResult {
  readonly id: number;
  readonly move?: string;
  readonly analysis?: {
    readonly exact: Exact | null;
    /** In games with chance; the moves are in notation. */
    readonly odds?: Odds<string>;
    readonly moves: readonly (Exact & { readonly move: string; readonly essential: boolean })[];
  };
  readonly error?: string;
}

/** Answers tasks on a port, one after the other. */
export function startAnalyst(port: MessagePort): void {
  port.on('message', (task: Task) => port.postMessage(perform(task)));
}

/** How many positions an estimate looks at: a few hundredths of a second. */
const estimateBudget = 4000;

interface Mind {
  readonly rules: Rules<unknown, unknown>;
  readonly solution: () => Solution<unknown>;
}

/** The solved games of this thread, by game and settings: each is solved once, when first needed. */
const minds = new Map<string, Mind>();

/** Carries out one task. */
export function perform(task: Task): TaskResult {
  try {
    const { rules, solution } = mindOf(task.game, task.settings);
    const { position, wanted } = task;
    if (typeof wanted === 'object') {
      const random = seededRandom(wanted.seed);
      const move = chooseMove(wanted.difficulty, rules, solution, position, random);
      return { id: task.id, move: rules.formatMove(position, move) };
    }
    const odds = oddsOf(rules, position, wanted);
    if (odds !== undefined) {
      const moves = odds.moves.map(({ move, value }) => ({
        move: rules.formatMove(position, move),
        value,
      }));
      return { id: task.id, analysis: { exact: null, moves: [], odds: { ...odds, moves } } };
    }
    if (rules.seats > 2 || rules.chances !== undefined) {
      return { id: task.id, analysis: { exact: null, moves: [] } };
    }
    if (wanted === 'value') {
      return { id: task.id, analysis: { exact: solution().evaluate(position), moves: [] } };
    }
    const { moves, ...exact } = analyse(rules, solution(), position, rules.moves(position));
    const notation = (move: unknown): string => rules.formatMove(position, move);
    const essential = (rules.essentialMoves?.(position) ?? rules.moves(position)).map(notation);
    const named = moves.map((rated) => {
      const move = notation(rated.move);
      return { ...rated, move, essential: essential.includes(move) };
    });
    return { id: task.id, analysis: { exact, moves: named } };
  } catch (error) {
    return { id: task.id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** The odds of a position that has no exact value, where there is a way to them. */
function oddsOf(
  rules: Rules<unknown, unknown>,
  position: unknown,
  wanted: 'analysis' | 'value',
): Odds<unknown> | undefined {
  if (rules.odds !== undefined) {
    return rules.odds(position, wanted === 'value' ? 'glance' : 'move');
  }
  // The same position is estimated the same each time it is looked at.
  return rules.seats > 2 && wanted === 'analysis'
    ? estimate(rules, position, seededRandom(1), estimateBudget)
    : undefined;
}

function mindOf(game: string, settings: Settings): Mind {
  const key = JSON.stringify([game, settings]);
  let mind = minds.get(key);
  if (mind === undefined) {
    const rules = gameOf(game).rules(settings);
    let solution: Solution<unknown> | undefined;
    mind = { rules, solution: () => (solution ??= solve(rules)) };
    minds.set(key, mind);
  }
  return mind;
}
