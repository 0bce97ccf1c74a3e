import type { Sides } from '../sides.ts';
import type { Census } from '../solution.ts';
import { wdlOf, type Value } from '../value.ts';
import { solveSides } from './sides-solver.ts';

/** A game of two players in a few numbers. */
export interface Survey {
  /** What its first position is worth to the one who begins. */
  readonly start: Value;
  /** The largest remoteness of any position that can be reached and is won or lost; null if none is. */
  readonly longest: number | null;
  readonly census: Census;
  /** The positions that can be reached in which some legal move gives away a win or a draw. */
  readonly critical: number;
}

type Pair = readonly [mover: number, other: number];

/**
 * Solves a game by its sides and goes over every position that can be reached from a start.
 *
 * @throws UnsolvableGame where there are too many positions.
 */
export function surveySides<Position>(sides: Sides<Position>, start: Position): Survey {
  const { count, handCount, strengths, hands, struck, turnsInto, ended, cost } = sides;
  const solution = solveSides<Pair>({ ...sides, of: (pair) => pair });
  const census = { reachable: 0, win: 0, draw: 0, lose: 0 };
  let longest: number | null = null;
  let critical = 0;

  /** What each position is worth to its mover, from 1 for a loss to 3 for a win; 0 where it was not reached yet. */
  const points = new Uint8Array(count * count);
  const queue = new Int32Array(count * count);
  let tail = 0;
  const pair: [number, number] = [0, 0];
  /** Of the position that is followed: the worst and the best that the other side can be left with. */
  let worst = 0;
  let best = 0;

  function reach(mover: number, other: number): void {
    const position = mover * count + other;
    if (points[position] === 0) {
      pair[0] = mover;
      pair[1] = other;
      const value = solution.evaluate(pair);
      const { score, remoteness } = value;
      points[position] = 1 + 2 * score;
      if (remoteness !== null && remoteness > (longest ?? -1)) longest = remoteness;
      census.reachable++;
      census[wdlOf(value)]++;
      queue[tail++] = position;
    }
    const left = points[position] ?? 0;
    if (left < worst) worst = left;
    if (left > best) best = left;
  }

  function strike(mover: number, other: number, own: number): void {
    const strength = hands[own] ?? 0;
    for (let cell = handCount * other; cell < handCount * (other + 1); cell++) {
      const result = struck[cell * strengths + strength] ?? -1;
      if (result === -1) continue;
      const dear = ended[result] === 1 ? 0 : (cost?.dear[cell * strengths + strength] ?? 0);
      reach(result, cost?.after[2 * own + dear] ?? mover);
    }
  }

  const first = sides.of(start);
  reach(...first);
  for (let head = 0; head < tail; head++) {
    const position = queue[head] ?? 0;
    const mover = Math.floor(position / count);
    const other = position - mover * count;
    if (ended[mover] === 1 || ended[other] === 1) continue;
    worst = 3;
    best = 1;
    for (let own = handCount * mover; own < handCount * (mover + 1); own++) {
      if ((hands[own] ?? 0) > 0) strike(mover, other, own);
    }
    const own = turnsInto[mover] ?? [];
    for (let at = 0; at < own.length; at++) reach(other, own[at] ?? 0);
    if (worst < best) critical++;
  }
  return { start: solution.evaluate(first), longest, census, critical };
}
