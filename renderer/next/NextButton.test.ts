import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { NextStep } from '../../electron/api/progress.ts';
import { pathsOf } from '../../engine/learner/path.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import NextButton from './NextButton.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const game = 'chopsticks';
const [first] = pathsOf([]).games;
const lesson = first?.stations[2];
const puzzles = { kind: 'puzzles', game, pack: 'chopsticks/usual', solved: 2, of: 5, done: false };
const sentence = 'Chopsticks: solve 5 puzzles, 2 done.';

const steps: readonly [NextStep | undefined, label: string, page: string, params: unknown][] = [
  [lesson, 'Next: To split or not to split (Chopsticks)', 'lessons', { game, lesson: 'splits' }],
  [
    { kind: 'mistakes', count: 3 },
    'Next: try 3 mistakes again',
    'mistakes',
    { kind: 'due', most: 3 },
  ],
  [{ kind: 'daily', day: '2026-11-22' }, 'Next: the daily puzzle', 'puzzles', 'daily'],
  [puzzles as NextStep, 'Next: puzzles (Chopsticks)', 'puzzles', { pack: 'chopsticks/usual' }],
  [{ kind: 'level', game, pack: game }, 'Next: puzzles (Chopsticks)', 'puzzles', { pack: game }],
];

async function show(next: NextStep | undefined, props: object = {}) {
  const main = fakeMain({
    path: () => ({ next, games: [] }),
    newMatch: () => ({ revision: 0 }),
  });
  const app = appWith();
  app.services.router.go('table');
  renderIn(app, NextButton, props);
  await vi.waitFor(() => expect(main.payloads('path')).toHaveLength(1));
  await tick();
  return { main, router: app.services.router };
}

test.each(steps)('%j: the button says it and opens it', async (step, label, page, params) => {
  const { router } = await show(step);
  await fireEvent.click(await screen.findByRole('button', { name: label }));
  expect(router.page).toBe(page);
  const taken: unknown = router.take(page as 'lessons');
  expect(taken).toEqual(params);
});

test('a guided game starts at once: its rules, the easy computer and the guide', async () => {
  const { main } = await show({ kind: 'guided', game, settings: { target: 15 }, done: false });
  await fireEvent.click(
    await screen.findByRole('button', { name: 'Next: a guided game (Chopsticks)' }),
  );
  const players = [{ kind: 'person' }, { kind: 'computer', difficulty: 'easy' }];
  expect(main.payloads('newMatch')).toEqual([
    { game, settings: { target: 15 }, players, first: 0, guided: true },
  ]);
});

test('the steps of a puzzle station are counted, and a step to which another button leads is left out', async () => {
  await show(puzzles as NextStep);
  const button = await screen.findByRole('button', { name: 'Next: puzzles (Chopsticks)' });
  expect(button.title).toBe(sentence);
  cleanup();
  await show(puzzles as NextStep, { without: ({ kind }: NextStep) => kind === 'puzzles' });
  expect(screen.queryByRole('button')).toBeNull();
});
