import type { Sides } from './sides.ts';

/**
 * The number of sequences of `depth` legal moves, for a game whose positions are pairs of sides. Nothing is
 * remembered but what a side's own moves are: every sequence is walked through, but for its last move.
 *
 * @param depth - at least 1.
 */
export function perftBySides<Position>(
  sides: Sides<Position>,
  position: Position,
  depth: number,
): number {
  const { count, strengths, hands, struck, ended } = sides;
  const ownMoves = new Array<Int32Array | undefined>(count);
  const live = new Uint8Array(count);
  for (let side = 0; side < count; side++) {
    live[side] = (hands[2 * side] === 0 ? 0 : 1) + (hands[2 * side + 1] === 0 ? 0 : 1);
  }

  function movesOf(side: number): Int32Array {
    return (ownMoves[side] ??= Int32Array.from(sides.ownMoves(side)));
  }

  function walk(mover: number, other: number, left: number): number {
    if (ended[mover] === 1 || ended[other] === 1) return 0;
    const own = movesOf(mover);
    if (left === 1) return (live[mover] ?? 0) * (live[other] ?? 0) + own.length;
    let sum = 0;
    for (let hand = 2 * mover; hand < 2 * mover + 2; hand++) {
      const strength = hands[hand] ?? 0;
      if (strength === 0) continue;
      for (let target = 2 * other; target < 2 * other + 2; target++) {
        const after = struck[target * strengths + strength] ?? -1;
        if (after !== -1) sum += walk(after, mover, left - 1);
      }
    }
    for (let at = 0; at < own.length; at++) sum += walk(other, own[at] ?? 0, left - 1);
    return sum;
  }

  return walk(...sides.of(position), depth);
}
