import type { Rules } from '../game.ts';
import type { NumberedPositions } from './numbered-positions.ts';
import { numberedOf } from './explore.ts';

/** What counting sequences of moves comes to. */
export interface PerftCount {
  /** The sequences of moves. */
  readonly nodes: number;
  /** The positions that were walked through: all but those after the last moves. */
  readonly walked: number;
}

/** From this depth on, there is so much to count that numbering the positions of a game saves time. */
const deep = 7;

/**
 * Counts the sequences of `depth` legal moves from a position, as chess engines do. A game that ends
 * sooner counts nothing further; chance counts each of its outcomes as a move.
 *
 * Every sequence is walked through, but for its last move; by numbers if positions have any.
 */
export function perft<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  depth: number,
): PerftCount {
  const numbered = depth >= deep ? numberedOf(rules) : undefined;
  return numbered === undefined
    ? perftByMoves(rules, position, depth)
    : perftByNumbers(numbered, position, depth);
}

/** {@link perft} by the rules alone, of any game. */
export function perftByMoves<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  depth: number,
): PerftCount {
  let walked = 0;

  function walk(from: Position, left: number): number {
    walked++;
    if (left === 0) return 1;
    const moves =
      rules.turn(from).kind === 'chance'
        ? (rules.chance?.outcomes(from) ?? []).map(({ move }) => move)
        : rules.moves(from);
    if (left === 1) return moves.length;
    let sum = 0;
    for (const move of moves) sum += walk(rules.play(from, move), left - 1);
    return sum;
  }

  const nodes = walk(position, depth);
  return { nodes, walked };
}

/**
 * {@link perft} of a game with numbered positions. What the moves of a position lead to is remembered, and nothing else.
 *
 * @param depth - at least 1.
 */
export function perftByNumbers<Position>(
  numbered: NumberedPositions<Position>,
  position: Position,
  depth: number,
): PerftCount {
  // Positions are numbered anew in the order in which they come up, since few of them may.
  const numbers = [numbered.of(position)];
  const nodes = new Map([[numbers[0], 0]]);
  const moves: (Int32Array | undefined)[] = [];

  function nodeOf(number: number): number {
    const known = nodes.get(number);
    if (known !== undefined) return known;
    nodes.set(number, numbers.length);
    return numbers.push(number) - 1;
  }

  function movesFrom(node: number): Int32Array {
    const next: number[] = [];
    numbered.eachNext(numbers[node] ?? 0, (number) => next.push(nodeOf(number)));
    return new Int32Array(next);
  }

  function walk(node: number, left: number): number {
    const next = (moves[node] ??= movesFrom(node));
    if (left === 1) return next.length;
    walked += next.length;
    let sum = 0;
    for (let at = 0; at < next.length; at++) sum += walk(next[at] ?? 0, left - 1);
    return sum;
  }

  let walked = 1;
  return { nodes: walk(0, depth), walked };
}
