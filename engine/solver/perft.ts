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
 * {@link perft} of a game with numbered positions: each is followed once, and the sequences are walked in tables.
 *
 * @param depth - at least 3.
 * @internal Exported for its tests.
 */
export function perftByNumbers<Position>(
  numbered: NumberedPositions<Position>,
  position: Position,
  depth: number,
): PerftCount {
  const { start, next } = movesWithin(numbered, numbered.of(position), depth - 1);
  // By move, the moves after it: the first, the end, and their number. The last one leads to the start.
  const origin = next.length;
  const first = Int32Array.from([...next, 0], (node) => start[node] ?? 0);
  const end = Int32Array.from([...next, 0], (node) => start[node + 1] ?? 0);
  const count = end.map((last, move) => last - (first[move] ?? 0));
  // No recursion, since calls would take half of the time. By ply, the move to follow and the end of the moves there:
  const at = new Int32Array(depth).fill(origin, 0, 1);
  const until = new Int32Array(depth).fill(origin + 1, 0, 1);
  let walked = 1;
  let nodes = 0;
  for (let ply = 0; ply >= 0;) {
    const move = at[ply] ?? 0;
    if (move === until[ply]) {
      ply--;
      continue;
    }
    at[ply] = move + 1;
    const second = first[move] ?? 0;
    const last = end[move] ?? 0;
    walked += last - second;
    if (ply < depth - 3) {
      ply++;
      at[ply] = second;
      until[ply] = last;
      continue;
    }
    for (let each = second; each < last; each++) {
      const stop = end[each] ?? 0;
      let third = first[each] ?? 0;
      walked += stop - third;
      for (; third < stop; third++) nodes += count[third] ?? 0;
    }
  }
  return { nodes, walked };
}

/**
 * The moves from all positions within some plies, by node in the order of distance: those from node `n` lead to
 * `next[start[n]] … next[start[n + 1] - 1]`. Positions further away have none.
 */
function movesWithin<Position>(
  numbered: NumberedPositions<Position>,
  from: number,
  plies: number,
): { readonly start: readonly number[]; readonly next: readonly number[] } {
  const numbers = [from];
  const nodes = new Map([[from, 0]]);
  const start = [0];
  const next: number[] = [];
  const visit = (number: number) => {
    const known = nodes.get(number);
    next.push(known ?? numbers.length);
    if (known !== undefined) return;
    nodes.set(number, numbers.length);
    numbers.push(number);
  };
  for (let node = 0, ply = 0; ply <= plies; ply++) {
    for (const end = numbers.length; node < end; node++) {
      numbered.eachNext(numbers[node] ?? 0, visit);
      start.push(next.length);
    }
  }
  return { start, next };
}
