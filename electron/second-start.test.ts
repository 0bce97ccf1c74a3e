import path from 'node:path';
import { expect, test } from 'vitest';
import { filesHanded, handOver } from './second-start.ts';

const files = [path.resolve('/home/ann/b.duel'), path.resolve('/home/ann/--a.duel')];

test('the first start opens what the second one was given, in that order', () => {
  expect(filesHanded(JSON.parse(JSON.stringify(handOver(files))))).toEqual(files);
  expect(filesHanded(handOver([]))).toEqual([]);
});

test('what can’t be understood keeps nothing else from being opened', () => {
  expect(filesHanded({ files: [...files, 7, 'a.duel'] })).toEqual(files);
});

test.each([[undefined], [null], ['a.duel'], [{}], [{ files: 'a.duel' }], [{ files: ['a.duel'] }]])(
  'nothing is opened of %j',
  (handed) => {
    expect(filesHanded(handed)).toEqual([]);
  },
);
