import type { Rules } from '../game.ts';
import type { Difficulty } from '../players.ts';
import type { Random } from '../random.ts';
import type { Solution } from '../solver/solution.ts';
import { easyMove } from './easy.ts';
import { hardMove } from './hard.ts';
import { mediumMove } from './medium.ts';

/**
 * The move that a computer player chooses.
 *
 * @param solution - gives the solved game to those who play by it.
 * @throws RangeError where nobody is to move.
 */
export function chooseMove<Position, Move>(
  difficulty: Difficulty,
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  position: Position,
  random: Random,
): Move {
  if (rules.computer !== undefined) return rules.computer(difficulty, position, random);
  switch (difficulty) {
    case 'easy':
      return easyMove(rules, position, random);
    case 'medium':
      return mediumMove(rules, position, random);
    case 'hard':
      return hardMove(rules, solution(), position, random);
  }
}
