import path from 'node:path';
import { expect, test } from 'vitest';
import { handOver, startHanded } from './second-start.ts';

const records = [path.resolve('/home/ann/b.duel'), path.resolve('/home/ann/--a.duel'), 'duel:abc'];

test('the first instance opens the files and links of the second start, in the same order', () => {
  expect(startHanded(JSON.parse(JSON.stringify(handOver(records)))).records).toEqual(records);
  expect(startHanded(handOver([])).records).toEqual([]);
});

test('invalid entries are ignored, and the others opened', () => {
  expect(startHanded({ records: [...records, 7, 'a.duel'] }).records).toEqual(records);
});

test.each([
  [undefined],
  [null],
  ['a.duel'],
  [{}],
  [{ records: 'a.duel' }],
  [{ records: ['a.duel'] }],
])('nothing is opened of %j', (handed) => {
  expect(startHanded(handed).records).toEqual([]);
});

test('the first instance does what the second start was asked to, if it can', () => {
  expect(startHanded(handOver([], 'new-game')).action).toBe('new-game');
  expect(startHanded({ records: [], action: 'quit' }).action).toBeUndefined();
});
