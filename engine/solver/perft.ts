import type { Rules } from '../game.ts';
import type { NumberedPositions } from '../capabilities/numbered-positions.ts';
import { numberedOf } from './explore.ts';

/** A count of move sequences. */
export interface PerftCount {
  /** The number of sequences. */
  readonly nodes: number;
  /** The number of positions visited: all but those after the last moves. */
  readonly walked: number;
}

/** From this depth on, numbering the positions saves time. */
const deep = 7;

/**
 * Counts the sequences of `depth` legal moves from a position, as chess engines do. Each outcome of chance counts as a
 * move. Every sequence is walked, except for its last move; by numbers if the positions have any.
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

/** {@link perft} by the rules alone, of any game. @internal Exported for its tests. */
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
 * {@link perft} of a game with numbered positions. Only the successors of positions are cached.
 *
 * @param depth - at least 1.
 * @internal Exported for its tests.
 */
export function perftByNumbers<Position>(
  numbered: NumberedPositions<Position>,
  position: Position,
  depth: number,
): PerftCount {
  // Few positions may come up, so they are renumbered in that order.
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
