import type { Rules } from '../game.ts';
import {
  errsIn,
  programIn,
  type Difficulty,
  type Grade,
} from '../capabilities/computer-players.ts';
import { pick, type Random } from '../random.ts';
import type { Progress, Solution } from '../analysis/solution.ts';
import { forgettingSplits, strikerMove, trapsMove } from './characters.ts';
import { hardMove, perfectMove } from './hard.ts';
import { lookAheadMove } from './look-ahead.ts';
import { taughtMove } from './self-play.ts';
import { searchMove } from './tree-search.ts';

/** The positions that a search of medium and of hard visits. */
const glance = 40;
const longLook = 4000;

/** The search depth of medium, in plies. */
const mediumHorizon = 3;

/**
 * The move that a computer player chooses.
 *
 * With two players, it plays by the solved game; with more, by self-play or search. An added program is asked elsewhere: here
 * `hard` stands in for it. A character that makes no sense in a
 * game plays as `standInFor` says.
 *
 * @param solution - solves the game; called only if needed.
 * @param progress - called now and then during long work; throws to cancel it.
 * @throws RangeError if no player is to move.
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
      if (programIn(difficulty) !== undefined) return play('hard');
      return random.below(errsIn(difficulty) ?? 1) === 0
        ? pick(random, rules.moves(position))
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
      return pick(random, rules.moves(position));
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
