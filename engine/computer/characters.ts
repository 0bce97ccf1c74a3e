import type { Rules } from '../game.ts';
import {
  characters,
  grades,
  type Character,
  type Difficulty,
  type Grade,
} from '../capabilities/computer-players.ts';
import { pick, type Random } from '../random.ts';
import { decisionAt, keeping } from '../decision/decision.ts';
import { valuerOf } from '../decision/valuers.ts';
import { byValue } from '../analysis/value.ts';
import type { Solution } from '../analysis/solution.ts';

/** What a game must have for a character to play differently from others. */
type Need = 'strikes' | 'splits' | 'solution';

/** The needs of each character. */
const needs: Readonly<Record<Character, readonly Need[]>> = {
  striker: ['strikes'],
  'one-ply': [],
  'three-plies': [],
  'no-splits': ['splits'],
  traps: ['solution'],
  perfect: ['solution'],
};

/**
 * The computer players that make sense in a game, without the erring ones.
 *
 * @param seats - the number of players, if it is not the rules' own.
 */
export function namedComputersOf(
  rules: Rules<unknown, unknown>,
  seats = rules.seats,
): (Grade | Character)[] {
  const has: Readonly<Record<Need, boolean>> = {
    strikes: rules.computers?.strikesOut !== undefined,
    splits: rules.computers?.splits !== undefined,
    // If the game has players of its own, hard is the best there is.
    solution: seats === 2 && rules.computers?.choose === undefined,
  };
  return [...grades, ...characters.filter((each) => needs[each].every((need) => has[need]))];
}

/** Whether a computer needs the solved game to play. */
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

/** Plays a move that strikes something out, if there is one, otherwise any move. */
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
 * Of the moves that give nothing away, plays the one after which random replies lose most on average. Among equal ones, it
 * hurries to a win and delays a loss.
 */
export function trapsMove<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  position: Position,
  random: Random,
): Move {
  const valuer = valuerOf(rules, () => solution, []);
  const decision = decisionAt(rules, valuer, position);
  if (decision === undefined) throw new RangeError('No player is to move.');
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

/** Rules without splits, by the rules that they come from. */
const unsplit = new WeakMap<object, unknown>();

/** Rules without splits, unless no other move is legal. */
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
