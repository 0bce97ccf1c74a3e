import { afterEach, expect, test, vi } from 'vitest';
import type { Filter } from '../library/filter.ts';
import { fakeMain, slowAnswers } from '../library/testing.ts';
import type { Refused } from '../asking.ts';
import { FiguresPage } from './figures.svelte.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the latest figures are shown, and earlier failures are no problem', async () => {
  const { later, come } = slowAnswers();
  fakeMain({
    statistics: ({ filter }: { filter: Filter }) =>
      later(() => {
        if (filter.text === 'a') throw new Error('Not so.');
        return { of: filter.text };
      }),
  });
  const failed = vi.fn<Refused>();
  const figures = new FiguresPage(failed);
  for (const text of ['a', 'ab', 'abc']) figures.find({ text });
  await come(2, 1, 0);
  expect(figures.view).toEqual({ of: 'abc' });
  expect(failed).not.toHaveBeenCalled();
});
