import type { Rules } from '../game.ts';
import type { Difficulty } from '../players.ts';
import type { Random } from '../random.ts';
import type { Solution } from '../solution.ts';
import { easyMove } from './easy.ts';
import { hardMove } from './hard.ts';
import { mediumMove } from './medium.ts';
import { searchMove } from './tree-search.ts';

/** How many positions a search looks at: little more than what one move leads to, and many. */
const glance = 40;
const longLook = 4000;

/**
 * The move that a computer player chooses.
 *
 * Two players play by the solved game; for more there is none, so they search.
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
  const many = rules.seats > 2;
  switch (difficulty) {
    case 'easy':
      return easyMove(rules, position, random);
    case 'medium':
      return many
        ? searchMove(rules, position, random, glance)
        : mediumMove(rules, position, random);
    case 'hard':
      return many
        ? searchMove(rules, position, random, longLook)
        : hardMove(rules, solution(), position, random);
  }
}
