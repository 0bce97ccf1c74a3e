import type { Rules } from '../game.ts';
import { errsIn, type Difficulty, type Grade } from './computer-players.ts';
import type { Random } from '../random.ts';
import type { Solution } from '../analysis/solution.ts';
import type { Progress } from '../analysis/solution.ts';
import { forgettingSplits, strikerMove, trapsMove } from './characters.ts';
import { easyMove } from './easy.ts';
import { hardMove, perfectMove } from './hard.ts';
import { lookAheadMove } from './look-ahead.ts';
import { taughtMove } from './self-play.ts';
import { searchMove } from './tree-search.ts';

/** How many positions a search looks at: little more than what one move leads to, and many. */
const glance = 40;
const longLook = 4000;

/** How many plies a medium player sees ahead. */
const mediumHorizon = 3;

/**
 * The move that a computer player chooses.
 *
 * Two players play by the solved game; for more there is none, so they go by what self-play has taught, or search.
 * In a game in which a character makes no sense it plays as that leaves it: who forgets splits plays perfectly where
 * nothing is split, and who strikes out plays anything where nothing is.
 *
 * @param solution - gives the solved game to those who play by it.
 * @param progress - is called now and then while something is worked out; it may end that by throwing.
 * @throws RangeError where nobody is to move.
 */
export function chooseMove<Position, Move>(
  difficulty: Difficulty,
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  position: Position,
  random: Random,
  progress?: Progress,
): Move {
  const play = (grade: Grade) => gradeMove(grade, rules, solution, position, random, progress);
  const isSolved = rules.seats === 2 && rules.computers?.choose === undefined;
  const perfect = () =>
    isSolved ? perfectMove(rules, solution(), position, random) : play('hard');
  switch (difficulty) {
    case 'easy':
    case 'medium':
    case 'hard':
      return play(difficulty);
    case 'striker':
      return strikerMove(rules, position, random);
    case 'one-ply':
      return lookAheadMove(rules, position, random, 1);
    case 'three-plies':
      return lookAheadMove(rules, position, random, 3);
    case 'no-splits': {
      const unsplit = forgettingSplits(rules);
      return isSolved
        ? perfectMove(unsplit, solution(), position, random)
        : gradeMove('hard', unsplit, solution, position, random, progress);
    }
    case 'traps':
      return isSolved ? trapsMove(rules, solution(), position, random) : play('hard');
    case 'perfect':
      return perfect();
    default:
      return random.below(errsIn(difficulty) ?? 1) === 0
        ? easyMove(rules, position, random)
        : perfect();
  }
}

function gradeMove<Position, Move>(
  grade: Grade,
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  position: Position,
  random: Random,
  progress?: Progress,
): Move {
  if (rules.computers?.choose !== undefined) return rules.computers.choose(grade, position, random);
  const many = rules.seats > 2;
  switch (grade) {
    case 'easy':
      return easyMove(rules, position, random);
    case 'medium':
      return many
        ? searchMove(rules, position, random, glance)
        : lookAheadMove(rules, position, random, mediumHorizon);
    case 'hard':
      return many
        ? (taughtMove(rules, position, random, progress) ??
            searchMove(rules, position, random, longLook))
        : hardMove(rules, solution(), position, random, progress);
  }
}
