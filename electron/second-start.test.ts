import path from 'node:path';
import { expect, test } from 'vitest';
import { recordsHanded, handOver } from './second-start.ts';

const records = [path.resolve('/home/ann/b.duel'), path.resolve('/home/ann/--a.duel'), 'duel:abc'];

test('the first instance opens the files and links of the second start, in the same order', () => {
  expect(recordsHanded(JSON.parse(JSON.stringify(handOver(records))))).toEqual(records);
  expect(recordsHanded(handOver([]))).toEqual([]);
});

test('invalid entries are ignored, and the others opened', () => {
  expect(recordsHanded({ records: [...records, 7, 'a.duel'] })).toEqual(records);
});

test.each([
  [undefined],
  [null],
  ['a.duel'],
  [{}],
  [{ records: 'a.duel' }],
  [{ records: ['a.duel'] }],
])('nothing is opened of %j', (handed) => {
  expect(recordsHanded(handed)).toEqual([]);
});
