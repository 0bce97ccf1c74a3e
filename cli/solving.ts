import { analyse } from '../engine/solver/analyse.ts';
import type { SolverMemory } from '../engine/capabilities/solver.ts';
import type { Game, Rules } from '../engine/game.ts';
import { solve } from '../engine/solver/solve.ts';
import { solveCoalitions } from '../engine/solver/coalition.ts';
import { UnsolvableGame, type Solution, type Analysis } from '../engine/analysis/solution.ts';
import type { CoalitionSolution } from '../engine/solver/coalition-analysis.ts';
import { message, type Message } from '../words/message.ts';
import { nameOf } from '../words/game-words.ts';
import type { Terminal } from './terminal.ts';
import { UserError } from './user-error.ts';

/**
 * Solves a game, and shows its progress.
 *
 * @param memory - see {@link solve}.
 * @throws UserError if the game has more than two players, chance, or too many positions.
 */
export function solved(
  game: Game,
  rules: Rules<unknown, unknown>,
  terminal: Terminal,
  memory?: SolverMemory,
): Solution<unknown> {
  if (rules.seats !== 2) {
    throw new UserError(
      message('cli.refused.unsolvable-seats', { game: nameOf(game), seats: rules.seats }),
    );
  }
  if (rules.chance !== undefined) {
    throw new UserError(message('cli.refused.unsolvable-chance', { game: nameOf(game) }));
  }
  try {
    const progress = (decided: number) =>
      terminal.progress(message('cli.solve.progress', { game: nameOf(game), decided }));
    return solve(rules, progress, memory);
  } catch (error) {
    throw error instanceof UnsolvableGame ? new UserError(error.reason) : error;
  } finally {
    terminal.progressDone();
  }
}

/**
 * Solves a game of more than two players for each of them against a coalition of the others; undefined for two players,
 * and if positions have no numbers.
 *
 * @throws UserError if there are too many positions.
 */
export function solvedCoalitions(
  rules: Rules<unknown, unknown>,
): CoalitionSolution<unknown> | undefined {
  if (rules.seats === 2 || rules.solver?.numbered === undefined) return undefined;
  try {
    return solveCoalitions(rules, rules.solver.numbered());
  } catch (error) {
    throw error instanceof UnsolvableGame ? new UserError(error.reason) : error;
  }
}

/** A game solved for each player against a coalition of the others, or why it isn't. */
export type Coalition =
  | { readonly kind: 'solved'; readonly solution: CoalitionSolution<unknown> }
  | { readonly kind: 'unknown'; readonly reason: Message };

/** Solves a game for each player against a coalition of the others, if possible. */
export function coalitionOf(rules: Rules<unknown, unknown>): Coalition {
  try {
    const solution = solvedCoalitions(rules);
    return solution === undefined
      ? { kind: 'unknown', reason: message('review.not-solved') }
      : { kind: 'solved', solution };
  } catch (error) {
    // The match can be printed all the same.
    if (error instanceof UserError) return { kind: 'unknown', reason: error.reason };
    throw error;
  }
}

/** Solves at the first use, and only once. */
export function solvedLater(
  game: Game,
  rules: Rules<unknown, unknown>,
  terminal: Terminal,
): () => Solution<unknown> {
  let solution: Solution<unknown> | undefined;
  return () => (solution ??= solved(game, rules, terminal));
}

/** The most memory for a proof: what the fullest deck needs. */
const proofBytes = 1.25 * 2 ** 30;

/**
 * Proves the values of positions that are only estimated, for all that asks for them later, and shows its progress.
 *
 * @returns whether anything was proven.
 */
export function prove(
  rules: Rules<unknown, unknown>,
  positions: readonly unknown[],
  terminal: Terminal,
): boolean {
  const steps = rules.chance?.prove?.(positions, proofBytes);
  if (steps === undefined) return false;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    terminal.progress(message('cli.analyse.proving', { done: Math.floor(100 * step.value) }));
  }
  terminal.progressDone();
  return step.value;
}

/**
 * The values of a position and its moves: probabilities in a game with chance, else from the solved game.
 *
 * @throws UserError as {@link solved} does.
 */
export function analysed(
  rules: Rules<unknown, unknown>,
  solution: () => Solution<unknown>,
  position: unknown,
): Analysis<unknown> {
  return rules.chance?.odds?.(position, 'study') ?? analyse(rules, solution(), position);
}
