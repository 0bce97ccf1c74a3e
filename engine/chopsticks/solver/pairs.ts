import type { NumberedPositions } from '../../capabilities/numbered-positions.ts';
import type { ChopsticksPosition } from '../position.ts';
import type { HalfPositions } from './half-positions.ts';

/** Numbers the positions of two players as `count × mover's + other's` half position. */
export function numberPairs(halves: HalfPositions): NumberedPositions<ChopsticksPosition> {
  const { count, strengths, handCount, hands, struck, cost, ended, whoEnds } = halves;
  const misere = whoEnds === 'wins';
  const ownMoves = new Array<Int32Array | undefined>(count);

  function out(number: number): number {
    const mover = Math.floor(number / count);
    return (ended[mover] ?? 0) | ((ended[number - mover * count] ?? 0) << 1);
  }

  return {
    count: count * count,
    seats: 2,
    outWins: misere,
    outActs: false,
    out,
    winner(number) {
      const mask = out(number);
      if (mask === 0) return -1;
      return ((mask & 1) === 1) === misere ? 0 : 1;
    },
    eachNext(from, visit) {
      const mover = Math.floor(from / count);
      const other = from - mover * count;
      if (ended[mover] === 1 || ended[other] === 1) return;
      for (let own = handCount * mover; own < handCount * (mover + 1); own++) {
        const strength = hands[own] ?? 0;
        if (strength === 0) continue;
        for (let target = handCount * other; target < handCount * (other + 1); target++) {
          const at = target * strengths + strength;
          const result = struck[at] ?? -1;
          if (result === -1) continue;
          const dear = ended[result] === 1 ? 0 : (cost?.dear[at] ?? 0);
          visit(result * count + (cost?.after[2 * own + dear] ?? mover), 1);
        }
      }
      const moves = (ownMoves[mover] ??= Int32Array.from(halves.ownMoves(mover)));
      for (let at = 0; at < moves.length; at++) visit(other * count + (moves[at] ?? 0), 1);
    },
    of(position) {
      const [mover, other] = halves.of(position);
      return mover * count + other;
    },
  };
}
