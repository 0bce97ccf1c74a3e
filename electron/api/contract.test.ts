import { expect, test } from 'vitest';
import { revision } from './contract.ts';

test('a request can be about a match from its first state on', () => {
  const accepted = [0, 1, -1, 0.5, '0'].map((value) => revision.safeParse(value).success);
  expect(accepted).toEqual([true, true, false, false, false]);
});
