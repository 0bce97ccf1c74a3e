import { expect, test } from 'vitest';
import { nextSort, type Sort } from './sort.ts';

test('a column sorts in its own order first, and in reverse on the next press', () => {
  const changed: Sort<'changed' | 'plies' | 'title'> = { by: 'changed', descending: true };
  const plies = nextSort('plies', changed, true);
  expect(plies).toEqual({ by: 'plies', descending: true });
  expect(nextSort('plies', plies, true)).toEqual({ by: 'plies', descending: false });
  expect(nextSort('title', plies)).toEqual({ by: 'title', descending: false });
});
