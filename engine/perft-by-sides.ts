import type { Sides } from './sides.ts';

/** What counting sequences of moves comes to. */
export interface PerftCount {
  /** The sequences of moves. */
  readonly nodes: number;
  /** The positions that were walked through: all but those after the last moves. */
  readonly walked: number;
}

/**
 * Counts the sequences of `depth` legal moves of a game whose positions are pairs of sides. Nothing is
 * remembered but what a side's own moves are: every sequence is walked through, but for its last move.
 *
 * @param depth - at least 1.
 */
export function perftBySides<Position>(
  sides: Sides<Position>,
  position: Position,
  depth: number,
): PerftCount {
  const { count, strengths, handCount, hands, struck, ended, cost } = sides;
  const ownMoves = new Array<Int32Array | undefined>(count);
  /** How many hands of a side can strike, and how many can be struck. */
  const strikers = new Uint8Array(count);
  const targets = new Uint8Array(count);
  for (let cell = 0; cell < handCount * count; cell++) {
    const side = Math.floor(cell / handCount);
    if (hands[cell] !== 0) strikers[side] = (strikers[side] ?? 0) + 1;
    const canBeStruck = strengths > 1 && struck[cell * strengths + 1] !== -1;
    if (canBeStruck) targets[side] = (targets[side] ?? 0) + 1;
  }

  function movesOf(side: number): Int32Array {
    return (ownMoves[side] ??= Int32Array.from(sides.ownMoves(side)));
  }

  function walk(mover: number, other: number, left: number): number {
    if (ended[mover] === 1 || ended[other] === 1) return 0;
    const own = movesOf(mover);
    const moves = (strikers[mover] ?? 0) * (targets[other] ?? 0) + own.length;
    if (left === 1) return moves;
    walked += moves;
    let sum = 0;
    const end = handCount * (mover + 1);
    for (let hand = handCount * mover; hand < end; hand++) {
      const strength = hands[hand] ?? 0;
      if (strength === 0) continue;
      const targetsEnd = handCount * (other + 1);
      for (let target = handCount * other; target < targetsEnd; target++) {
        const at = target * strengths + strength;
        const after = struck[at] ?? -1;
        if (after === -1) continue;
        const dear = ended[after] === 1 ? 0 : (cost?.dear[at] ?? 0);
        const striker = cost?.after[2 * hand + dear] ?? mover;
        sum += walk(after, striker, left - 1);
      }
    }
    for (let at = 0; at < own.length; at++) sum += walk(other, own[at] ?? 0, left - 1);
    return sum;
  }

  /** The first position, and those after all moves but the last ones. */
  let walked = 1;
  const nodes = walk(...sides.of(position), depth);
  return { nodes, walked };
}
