import { expect, test } from 'vitest';
import { chopsticks } from '../chopsticks/chopsticks.ts';
import { seededRandom } from '../random.ts';
import { problemsWith } from '../settings/settings.ts';
import { pairwiseSettings } from './settings-combinations.ts';

test('every two values that can be played together meet in one of the combinations', () => {
  const found = pairwiseSettings(chopsticks, seededRandom(1), { fingers: 4 });
  expect(found.flatMap((each) => problemsWith(chopsticks, each))).toEqual([]);
  expect(found.every((each) => each['fingers'] === 4)).toBe(true);
  const meet = (...values: [string, unknown][]) =>
    found.some((each) => values.every(([name, value]) => each[name] === value));
  const switches = chopsticks.settings.filter(({ kind }) => kind === 'switch');
  const missing = switches.flatMap((one) =>
    switches
      .filter((other) => other !== one && !meet([one.name, true], [other.name, true]))
      .map((other) => `${one.name} ${other.name}`),
  );
  expect(missing).toEqual(['misere zombies', 'zombies misere']);
  expect(meet(['hands', 4], ['splits', 'divisions'])).toBe(true);
});
