import type { MessagePort } from 'node:worker_threads';
import { analyse } from '../../engine/analysis.ts';
import { chooseMove } from '../../engine/computer/computer.ts';
import { estimate } from '../../engine/computer/estimate.ts';
import type { Difficulty } from '../../engine/players.ts';
import { gameOf } from '../../engine/games.ts';
import type { Odds, Rules } from '../../engine/game.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings.ts';
import { solve } from '../../engine/solver/solve.ts';
import type { Exact, Solution } from '../../engine/solution.ts';

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

/** Answers tasks on a port, one after the other; what somebody waits for comes before mere values. */
export function startAnalyst(port: MessagePort): void {
  const waiting: Task[] = [];
  port.on('message', (task: Task) => {
    waiting.push(task);
    // Only after all that has arrived meanwhile is it plain what is to be done first.
    setImmediate(() => {
      const urgent = waiting.findIndex(({ wanted }) => wanted !== 'value');
      const [next] = waiting.splice(Math.max(0, urgent), 1);
      if (next !== undefined) port.postMessage(perform(next));
    });
  });
}

/** How many positions an estimate looks at: a few hundredths of a second. */
const estimateBudget = 4000;

type AnalysisResult = NonNullable<TaskResult['analysis']>;

interface Mind {
  readonly rules: Rules<unknown, unknown>;
  readonly solution: () => Solution<unknown>;
  /** What positions of the history were worth, by their keys: they are asked for again and again. */
  readonly values: Map<string, AnalysisResult>;
}

/** The solved games of this thread, by game and settings: each is solved once, when first needed. */
const minds = new Map<string, Mind>();

/** Carries out one task. */
export function perform({ id, game, settings, position, wanted }: Task): TaskResult {
  try {
    const mind = mindOf(game, settings);
    if (wanted === 'analysis') return { id, analysis: analysisOf(mind, position) };
    if (wanted === 'value') return { id, analysis: valueOf(mind, position) };
    const { rules, solution } = mind;
    const random = seededRandom(wanted.seed);
    const move = chooseMove(wanted.difficulty, rules, solution, position, random);
    return { id, move: rules.formatMove(position, move) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

const nothingKnown: AnalysisResult = { exact: null, moves: [] };

function valueOf({ rules, solution, values }: Mind, position: unknown): AnalysisResult {
  const key = rules.key(position);
  const known = values.get(key);
  if (known !== undefined) return known;
  const odds = rules.odds?.(position, 'glance');
  const found =
    odds !== undefined
      ? { ...nothingKnown, odds: { ...odds, moves: [] } }
      : rules.seats > 2
        ? nothingKnown
        : { ...nothingKnown, exact: solution().evaluate(position) };
  values.set(key, found);
  return found;
}

function analysisOf({ rules, solution }: Mind, position: unknown): AnalysisResult {
  const notation = (move: unknown): string => rules.formatMove(position, move);
  const odds = oddsOf(rules, position);
  if (odds !== undefined) {
    const moves = odds.moves.map(({ move, value }) => ({ move: notation(move), value }));
    return { ...nothingKnown, odds: { ...odds, moves } };
  }
  const { moves, ...exact } = analyse(rules, solution(), position, rules.moves(position));
  const essential = (rules.distinctMoves?.(position) ?? rules.moves(position)).map(notation);
  const named = moves.map((rated) => {
    const move = notation(rated.move);
    return { ...rated, move, essential: essential.includes(move) };
  });
  return { exact, moves: named };
}

/** The odds of a position that has no exact value. */
function oddsOf(rules: Rules<unknown, unknown>, position: unknown): Odds<unknown> | undefined {
  if (rules.odds !== undefined) return rules.odds(position, 'move');
  // The same position is estimated the same each time it is looked at.
  return rules.seats > 2 ? estimate(rules, position, seededRandom(1), estimateBudget) : undefined;
}

function mindOf(game: string, settings: Settings): Mind {
  const key = JSON.stringify([game, settings]);
  let mind = minds.get(key);
  if (mind === undefined) {
    const rules = gameOf(game).rules(settings);
    let solution: Solution<unknown> | undefined;
    mind = { rules, solution: () => (solution ??= solve(rules)), values: new Map() };
    minds.set(key, mind);
  }
  return mind;
}
