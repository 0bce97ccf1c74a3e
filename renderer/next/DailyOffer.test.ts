import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { pathsOf } from '../../engine/learner/path.ts';
import { appWith, renderIn } from '../app/testing.ts';
import Home from '../home/Home.svelte';
import Learn from '../learn/Learn.svelte';
import { fakeMain } from '../library/testing.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pages = [
  ['Home', Home],
  ['Learn', Learn],
] as const;
const daily = { kind: 'daily', day: '2026-11-27' } as const;
const [first = expect.fail()] = pathsOf([]).games[0]?.stations ?? [];

test.each(pages)('%s offers the daily puzzle, and says when it is done', async (_, Page) => {
  for (const [isDailyDone, name] of [
    [false, 'Daily puzzle'],
    [true, 'Daily puzzle: done'],
  ] as const) {
    fakeMain({ path: () => ({ games: [], next: first, isDailyDone }) });
    const app = appWith();
    const { router } = app.services;
    renderIn(app, Page, {});
    await fireEvent.click(await screen.findByRole('button', { name }));
    expect(router.page).toBe('puzzles');
    expect(router.take('puzzles')).toBe('daily');
    cleanup();
  }
});

test.each(pages)('%s doesn’t offer it twice if it is what comes next', async (_, Page) => {
  fakeMain({ path: () => ({ games: [], next: daily, isDailyDone: false }) });
  renderIn(appWith(), Page, {});
  expect(await screen.findAllByRole('button', { name: /daily puzzle/i })).toHaveLength(1);
});
