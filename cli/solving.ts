import type { Game, Rules } from '../engine/game.ts';
import { solve } from '../engine/solver/solve.ts';
import type { Exact, Solution } from '../engine/solution.ts';
import { Refusal } from './refusal.ts';
import type { Terminal } from './terminal.ts';

/**
 * Solves a game, and shows how far it is.
 *
 * @throws Refusal where more than two play, or where there is chance.
 */
export function solved(
  game: Game,
  rules: Rules<unknown, unknown>,
  terminal: Terminal,
): Solution<unknown> {
  if (rules.seats !== 2) {
    throw new Refusal(
      `${game.name} with ${rules.seats} players can't be solved: only with two does every position have one exact value.`,
    );
  }
  if (rules.chanceOutcomes !== undefined) {
    throw new Refusal(
      `${game.name} can't be solved as a win, a draw or a loss, because chance has a part in it.`,
    );
  }
  const solution = solve(rules, (decided) =>
    terminal.progress(`Solving ${game.name}: ${inFull(decided)} positions decided so far …`),
  );
  terminal.progressDone();
  return solution;
}

/** Solves when it is first asked for, and only once. */
export function solvedLater(
  game: Game,
  rules: Rules<unknown, unknown>,
  terminal: Terminal,
): () => Solution<unknown> {
  let solution: Solution<unknown> | undefined;
  return () => (solution ??= solved(game, rules, terminal));
}

/** What a position is worth to the side to move: `a win in 5`, `a draw`. */
export function worthInWords({ value, remoteness, proven }: Exact): string {
  if (proven === false) return `a ${value} as far as can be seen`;
  const noun = value === 'lose' ? 'loss' : value;
  if (remoteness === 0) return `over, a ${noun}`;
  return remoteness === null ? `a ${noun}` : `a ${noun} in ${remoteness}`;
}

/** A large number with its thousands apart. */
export function inFull(number: number): string {
  return number.toLocaleString('en-US');
}
