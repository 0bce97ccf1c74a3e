import { chooseMove } from '../engine/computer/computer.ts';
import type { Difficulty } from '../engine/capabilities/computer-players.ts';
import type { Rules } from '../engine/game.ts';
import { positionOf, resolveChance, startMatch, turnOf } from '../engine/match/match.ts';
import { seededRandom, type Random } from '../engine/random.ts';
import type { Solution } from '../engine/analysis/solution.ts';
import { message } from '../words/message.ts';
import { UserError } from './user-error.ts';

/** Chooses the move of a computer of a strength in a position. */
export type Computer = (difficulty: Difficulty, position: unknown, random: Random) => unknown;

/**
 * The computer players of a game. Each strength that will be needed thinks once before the game
 * begins, so that what it can't play is refused before anybody has moved.
 *
 * @param solution - gives the solved game to computers that need it.
 * @throws UserError if one of them can't play under these rules.
 */
export function computersFor(
  rules: Rules<unknown, unknown>,
  solution: () => Solution<unknown>,
  needed: readonly Difficulty[],
): Computer {
  const computer: Computer = (difficulty, position, random) =>
    chooseMove(difficulty, rules, solution, position, random);
  const trial = resolveChance(startMatch(rules, {}, 0), seededRandom(0));
  if (turnOf(trial).kind === 'player') {
    for (const difficulty of new Set(needed)) {
      tryOut(difficulty, () => computer(difficulty, positionOf(trial), seededRandom(0)));
    }
  }
  return computer;
}

function tryOut(difficulty: Difficulty, think: () => unknown): void {
  try {
    think();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(message('cli.refused.computer', { difficulty, reason: error.reason }));
  }
}
