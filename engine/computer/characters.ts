import type { Rules } from '../game.ts';
import {
  characters,
  grades,
  type Character,
  type Difficulty,
  type Grade,
} from './computer-players.ts';
import { pick, type Random } from '../random.ts';
import { decisionAt, keeping } from '../review/decision.ts';
import { valuerOf } from '../review/valuers.ts';
import { byValue } from '../analysis/value.ts';
import type { Solution } from '../analysis/solution.ts';

/** What a game must have for a character to make sense in it. */
type Need = 'strikes' | 'splits' | 'solution';

/** What each character needs; nothing for those who play any game. */
const needs: Readonly<Record<Character, readonly Need[]>> = {
  striker: ['strikes'],
  'one-ply': [],
  'three-plies': [],
  'no-splits': ['splits'],
  traps: ['solution'],
  perfect: ['solution'],
};

/**
 * The computer players that make sense in a game, besides those who err in one of so many decisions.
 *
 * @param seats - how many play, where that is not decided yet.
 */
export function namedComputersOf(
  rules: Rules<unknown, unknown>,
  seats = rules.seats,
): (Grade | Character)[] {
  const has: Readonly<Record<Need, boolean>> = {
    strikes: rules.computers?.strikesOut !== undefined,
    splits: rules.computers?.splits !== undefined,
    // Where the game has players of its own, hard is as near to perfect as can be.
    solution: seats === 2 && rules.computers?.choose === undefined,
  };
  return [...grades, ...characters.filter((each) => needs[each].every((need) => has[need]))];
}

/** Whether it plays by the solved game, so that it can't begin before that is there. */
export function playsBySolution(difficulty: Difficulty): boolean {
  return !withoutSolution.includes(difficulty);
}

const withoutSolution: readonly Difficulty[] = [
  'easy',
  'medium',
  'striker',
  'one-ply',
  'three-plies',
];

/** Strikes whatever it can strike out, and otherwise plays anything. */
export function strikerMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
): Move {
  const moves = rules.moves(position);
  const striking = moves.filter((move) => rules.computers?.strikesOut?.(position, move));
  return pick(random, striking.length > 0 ? striking : moves);
}

/**
 * Gives nothing away, and of all moves that don't takes the one after which a reply at random loses most. Where nothing
 * tempts, it hurries to a win and puts off a loss.
 */
export function trapsMove<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  position: Position,
  random: Random,
): Move {
  const valuer = valuerOf(rules, () => solution, []);
  const decision = decisionAt(rules, valuer, position);
  if (decision === undefined) throw new RangeError('Nobody is to move here.');
  const rated = keeping(decision)
    .map((way) => ({
      ...way,
      meanLoss: decisionAt(rules, valuer, way.after)?.meanLoss ?? 0,
    }))
    .sort((one, other) => other.meanLoss - one.meanLoss || byValue(one.value, other.value));
  const best = rated.filter(
    ({ meanLoss, value }) =>
      meanLoss === rated[0]?.meanLoss && byValue(value, rated[0].value) === 0,
  );
  const [move] = pick(random, best).moves;
  return move as Move;
}

/** The rules by game, as who forgets splits has them. */
const unsplit = new WeakMap<object, unknown>();

/** The rules as seen by who forgets splits: there are none, unless nothing else is legal. */
export function forgettingSplits<Position, Move>(
  rules: Rules<Position, Move>,
): Rules<Position, Move> {
  if (rules.computers?.splits === undefined) return rules;
  const known = unsplit.get(rules) as Rules<Position, Move> | undefined;
  if (known !== undefined) return known;
  const without = (position: Position, moves: readonly Move[]): readonly Move[] => {
    const left = moves.filter((move) => rules.computers?.splits?.(position, move) !== true);
    return left.length > 0 ? left : moves;
  };
  const forgetful: Rules<Position, Move> = {
    ...rules,
    moves: (position) => without(position, rules.moves(position)),
    ...(rules.distinctMoves && {
      distinctMoves: (position) => without(position, rules.distinctMoves?.(position) ?? []),
    }),
  };
  unsplit.set(rules, forgetful);
  return forgetful;
}
