import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test('features answer together', () => {
  expect(joined({ undo: 1 }, { redo: 2 })).toEqual({ undo: 1, redo: 2 });
});

test('no feature answers in place of another', () => {
  expect(() => joined({ undo: 1 }, { undo: 2 })).toThrow('same request');
});
