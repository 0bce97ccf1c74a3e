import type { SurveyedGame } from '../../atlas/atlas.ts';
import { decode, wdlOf } from '../../analysis/value.ts';
import type { ChopsticksPosition } from '../position.ts';
import type { HalfPositions } from './half-positions.ts';
import { numberPairs } from './pairs.ts';
import { decidePairs } from './solve-pairs.ts';

/**
 * Solves a game of two players and goes over every position that can be reached from a start.
 *
 * @throws UnsolvableGame if there are too many positions.
 */
export function survey(halves: HalfPositions, start: ChopsticksPosition): SurveyedGame {
  const table = decidePairs(halves);
  const pairs = numberPairs(halves);
  const census = { reachable: 0, win: 0, draw: 0, lose: 0 };
  let longest: number | null = null;
  let critical = 0;
  const isReached = new Uint8Array(table.length);
  const queue = [pairs.of(start)];
  isReached[queue[0] ?? 0] = 1;
  /** For the position that is followed: the worst and the best result of a move, 1 for a win, -1 for a loss. */
  let worst = 1;
  let best = -1;

  function visit(next: number): void {
    const result = -Math.sign(table[next] ?? 0);
    worst = Math.min(worst, result);
    best = Math.max(best, result);
    if (isReached[next] === 1) return;
    isReached[next] = 1;
    queue.push(next);
  }

  for (const position of queue) {
    const value = decode(table[position] ?? 0);
    const { remoteness } = value;
    if (remoteness !== null && remoteness > (longest ?? -1)) longest = remoteness;
    census.reachable++;
    census[wdlOf(value)]++;
    worst = 1;
    best = -1;
    pairs.eachNext(position, visit);
    if (worst < best) critical++;
  }
  return {
    start: decode(table[queue[0] ?? 0] ?? 0),
    longest,
    census,
    critical,
    substance: substanceOf(halves, halves.of(start)),
  };
}

function substanceOf(
  { count, strengths, handCount, hands, struck, cost, turnsInto, ended, whoEnds }: HalfPositions,
  start: readonly [number, number],
): SurveyedGame['substance'] {
  return [
    [count, strengths, handCount, whoEnds, ...start].join(),
    hands,
    struck,
    ended,
    ...(cost?.dear.includes(1) === true ? [cost.dear] : []),
    ...(cost === undefined ? [] : [cost.after]),
    ...turnsInto.map((own) => Int32Array.from([own.length, ...own])),
  ];
}
