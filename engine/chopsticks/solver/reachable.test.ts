import { expect, it } from 'vitest';
import { defaultSettings, type Settings } from '../../settings/settings.ts';
import { chopsticksRules } from '../chopsticks.ts';
import { chopsticksSettings } from '../settings.ts';
import { HalfPositions } from './half-positions.ts';
import { numberPairs } from './pairs.ts';
import { decidePairs } from './solve-pairs.ts';
import { countReachable, type DecidedPairs } from './reachable.ts';

/** The count by a plain queue of positions. */
function queued(halves: HalfPositions, { table }: DecidedPairs, start: number) {
  const { eachNext } = numberPairs(halves);
  const isReached = new Uint8Array(table.length);
  const queue: number[] = [];
  const reach = (position: number) => {
    if (isReached[position] === 1) return;
    isReached[position] = 1;
    queue.push(position);
  };
  reach(start);
  const census = { reachable: 0, win: 0, draw: 0, lose: 0 };
  for (const position of queue) {
    const entry = table[position] ?? 0;
    census.reachable++;
    census[entry > 0 ? 'win' : entry < 0 ? 'lose' : 'draw']++;
    eachNext(position, reach);
  }
  return census;
}

// Rows of several strips of words; the smaller games are compared in the tests of solvers.
it.each<Settings>([
  { fingers: 34 },
  { fingers: 46, overflow: 'rollover', suicide: true },
  { fingers: 34, splits: 'none', overflow: 'rollover' },
  { fingers: 33, cherryBomb: true, overflow: 'rollover' },
  { fingers: 20, splitLimit: 2, swaps: true },
  { fingers: 14, hands: 3, meta: true, passEquivalentTransfers: true },
])('counts what a queue of positions reaches: %o', (settings) => {
  const checked = defaultSettings(chopsticksSettings, settings);
  const halves = new HalfPositions(checked);
  expect(halves.count).toBeGreaterThan(512);
  const decided = decidePairs(halves);
  const [mover, other] = halves.of(chopsticksRules(checked).start(0));
  expect(countReachable(halves, decided, [mover, other])).toEqual(
    queued(halves, decided, mover * halves.count + other),
  );
});
