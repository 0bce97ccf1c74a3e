import { expect, test } from 'vitest';
import { joined } from './handlers.ts';

test('the handlers of several features are joined', () => {
  expect(joined({ undo: 1 }, { redo: 2 })).toEqual({ undo: 1, redo: 2 });
});

test('two features can’t answer the same request', () => {
  expect(() => joined({ undo: 1 }, { undo: 2 })).toThrow('same request');
});
