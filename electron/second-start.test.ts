import path from 'node:path';
import { expect, test } from 'vitest';
import { filesHanded, handOver } from './second-start.ts';

const files = [path.resolve('/home/ann/b.duel'), path.resolve('/home/ann/--a.duel')];

test('the first instance opens the files of the second start, in the same order', () => {
  expect(filesHanded(JSON.parse(JSON.stringify(handOver(files))))).toEqual(files);
  expect(filesHanded(handOver([]))).toEqual([]);
});

test('invalid entries are ignored, and the others opened', () => {
  expect(filesHanded({ files: [...files, 7, 'a.duel'] })).toEqual(files);
});

test.each([[undefined], [null], ['a.duel'], [{}], [{ files: 'a.duel' }], [{ files: ['a.duel'] }]])(
  'nothing is opened of %j',
  (handed) => {
    expect(filesHanded(handed)).toEqual([]);
  },
);
