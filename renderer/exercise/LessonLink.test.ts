import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Line } from '../../engine/learner/line.ts';
import { pathsOf } from '../../engine/learner/path.ts';
import { gameOf } from '../../engine/games.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import LessonLink from './LessonLink.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const game = 'chopsticks';
const { lessons } = gameOf(game) as Required<Pick<ReturnType<typeof gameOf>, 'lessons'>>;
const [, splits = expect.fail()] = lessons;
const step = splits.steps[2]?.id ?? '';
const taught = { game, lesson: splits.id, step, title: splits.title, minutes: 3 };

/** Draws the link to the second lesson when some lessons are done, and follows it. */
async function follow(done: number) {
  const lines = lessons.slice(0, done).flatMap(({ id, steps }) =>
    steps.map((each): Line => ({
      what: 'lesson-step',
      at: '2026-11-27T10:00:00.000+01:00',
      game,
      lesson: id,
      step: each.id,
      outcome: 'right',
    })),
  );
  fakeMain({ path: () => pathsOf(lines) });
  const app = appWith();
  renderIn(app, LessonLink, { lesson: taught });
  const button = await screen.findByRole('button');
  await fireEvent.click(button);
  return [button.textContent.trim(), app.services.router.take('lessons')];
}

test('what a reason says leads to the first lesson on the way there that isn’t done, else to its step once more', async () => {
  expect(await follow(0)).toEqual([
    'Next lesson: Strike, split, win, 4 minutes',
    { game, lesson: 'first-steps' },
  ]);
  cleanup();
  expect(await follow(1)).toEqual([
    'Lesson: To split or not to split, 3 minutes',
    { game, lesson: splits.id },
  ]);
  cleanup();
  expect(await follow(2)).toEqual(['Once more: To split or not to split, 3 minutes', taught]);
});
