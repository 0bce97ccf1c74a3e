import type { Census } from '../../engine/analysis/solution.ts';
import { decode, wdlOf, type Value } from '../../engine/analysis/value.ts';
import type { ChopsticksSettings } from '../../engine/chopsticks/settings.ts';
import { HalfPositions } from '../../engine/chopsticks/solver/half-positions.ts';
import { numberPairs } from '../../engine/chopsticks/solver/pairs.ts';
import { decidePairs } from '../../engine/chopsticks/solver/solve-pairs.ts';
import { startPosition } from '../../engine/chopsticks/start.ts';

/** Figures of a solved two-player game. */
export interface Survey {
  /** The value of the first position for the player who begins. */
  readonly start: Value;
  /** The largest remoteness of a reachable position that is won or lost; null if there is none. */
  readonly longest: number | null;
  readonly census: Census;
  /** The reachable positions in which some legal move throws away a win or a draw. */
  readonly critical: number;
  /** The contents of the game, by which identical games are recognized. */
  readonly substance: readonly (string | Int32Array | Uint16Array | Uint8Array)[];
}

/**
 * Solves Chopsticks for two players and visits every position reachable from the start.
 *
 * @throws UnsolvableGame if there are too many positions.
 */
export function survey(settings: ChopsticksSettings): Survey {
  const halves = new HalfPositions(settings);
  const start = startPosition(settings, 0);
  const { table } = decidePairs(halves);
  const pairs = numberPairs(halves);
  const census = { reachable: 0, win: 0, draw: 0, lose: 0 };
  let longest: number | null = null;
  let critical = 0;
  const isReached = new Uint8Array(table.length);
  const queue = [pairs.of(start)];
  isReached[queue[0] ?? 0] = 1;
  /** The worst and the best result of a move from the current position: 1 for a win, -1 for a loss. */
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
): Survey['substance'] {
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
