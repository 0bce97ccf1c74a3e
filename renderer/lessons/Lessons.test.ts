import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PreferencesView } from '../../electron/api/preferences.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { practiceHandlers } from '../../electron/practice/practice-handlers.ts';
import { lessonSummary, lessonView } from '../../electron/training/lesson-view.ts';
import { gameOf, games } from '../../engine/games.ts';
import { fakeMain } from '../library/testing.ts';
import Lessons from './Lessons.svelte';
import { LessonsPage } from './lessons-page.svelte.ts';

const nobody = () => undefined;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers as the main process does, and keeps nothing. */
const answers = {
  lessons: () => ({
    lessons: games.flatMap((game) =>
      (game.lessons ?? []).map((lesson) => lessonSummary(game, lesson, [])),
    ),
  }),
  lesson({ game: id, lesson: name }: { game: string; lesson: string }) {
    const game = gameOf(id);
    const lesson = game.lessons?.find((each) => each.id === name);
    if (lesson === undefined) throw new RangeError(`There is no lesson ${name}.`);
    return lessonView(game, lesson, []);
  },
  solveLessonStep: () => null,
  practiceView: (payload: RequestOf<'practiceView'>) =>
    practiceHandlers(() => undefined).practiceView(payload, nobody),
};

async function show({ open }: { open?: string } = {}) {
  const main = fakeMain(answers);
  const failed = vi.fn<(sentence: string) => void>();
  const onplay = vi.fn<(game: string) => void>();
  const page = new LessonsPage(failed);
  if (open !== undefined) page.openFirst(open);
  const preferences = {
    appearance: { motion: 'off', pace: 'fast', cardCounting: true },
    looks: { table: 'game' },
  } as unknown as PreferencesView;
  render(Lessons, {
    ...{ lessons: page, preferences, onplay, onhome: nobody },
    told: createRawSnippet(() => ({ render: () => '<div></div>' })),
  });
  await vi.waitFor(() => expect(page.lessons).toBeDefined());
  await tick();
  return { page, main, failed, onplay };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('lists every lesson, and opens one', async () => {
  const { page } = await show();
  expect(button(/^Chopsticks .*Not begun, 8 steps$/)).toBe(document.activeElement);
  await fireEvent.click(button(/^Digit Conquest /));
  await vi.waitFor(() => expect(page.run?.lesson.game.id).toBe('digit-conquest'));
  await tick();
  expect(screen.getByText('Step 1 of 7')).toBeDefined();
  await fireEvent.click(button('All lessons'));
  await vi.waitFor(() => expect(button(/^Chopsticks /)).toBeDefined());
});

test('a wrong move is answered and taken back, a right one kept', async () => {
  const { page, main } = await show({ open: 'summation-duel' });
  await vi.waitFor(() => expect(page.run?.practice.view).toBeDefined());
  const { run } = page;
  if (run === undefined) throw new RangeError('No lesson is open.');
  await run.goTo(1);
  await run.play('+3');
  expect(run.phase).toBe('wanted');
  expect(run.said).toMatchObject({ right: false });
  expect(run.practice.moves).toEqual([]);
  expect(screen.getByText('Not yet')).toBeDefined();
  expect(main.payloads('solveLessonStep')).toEqual([]);

  run.show();
  expect(run.hint).toBe('+8');
  await run.play('+8');
  await tick();
  expect(run.phase).toBe('found');
  expect(screen.getByText('That’s it')).toBeDefined();
  expect(button('Next')).toBe(document.activeElement);
  expect(main.payloads('solveLessonStep')).toEqual([
    { game: 'summation-duel', lesson: 'first-steps', step: 'exact' },
  ]);
  await run.play('+2');
  expect(run.practice.moves, 'nothing more is wanted').toEqual(['+8']);
});

test('the opponent answers where the lesson says so', async () => {
  const { page } = await show({ open: 'summation-duel' });
  await vi.waitFor(() => expect(page.run?.practice.view).toBeDefined());
  await page.run?.goTo(3);
  await page.run?.play('+4');
  expect(page.run?.practice.moves).toEqual(['+4', '+1']);
});

test('whoever goes on meanwhile is not held up by what was played', async () => {
  const { page } = await show({ open: 'summation-duel' });
  await vi.waitFor(() => expect(page.run?.practice.view).toBeDefined());
  const { run } = page;
  if (run === undefined) throw new RangeError('No lesson is open.');
  await run.goTo(1);
  const played = run.play('+3');
  await run.goTo(2);
  await played;
  expect([run.at, run.phase, run.said]).toEqual([2, 'wanted', undefined]);
});

test.each(['+3', '+8'])(
  'whoever leaves while %s is acted out can go on afterwards',
  async (move) => {
    const { page } = await show({ open: 'summation-duel' });
    await vi.waitFor(() => expect(page.run?.practice.view).toBeDefined());
    const { run } = page;
    if (run === undefined) throw new RangeError('No lesson is open.');
    await run.goTo(1);
    const played = run.play(move);
    for (let turns = 0; turns < 100 && run.practice.moves.length === 0; turns++) await tick();
    expect(run.practice.moves).toEqual([move]);
    for (let turns = 0; turns < 5; turns++) await tick();
    cleanup();
    await played;
    expect([run.phase, run.practice.moves]).toEqual(['wanted', []]);
    await run.play('+8');
    expect(run.phase).toBe('found');
  },
);

test('whoever leaves before the table is laid finds it laid on coming back', async () => {
  const { page } = await show();
  fakeMain({ ...answers, practiceView: () => new Promise(nobody) });
  await fireEvent.click(button(/^Summation Duel /));
  await vi.waitFor(() => expect(page.run).toBeDefined());
  cleanup();
  fakeMain(answers);
  expect(page.run?.practice.view).toBeUndefined();
  await page.load();
  expect(page.run?.practice.view).toBeDefined();
});

test('says at the end what is left, or that it is done, and leads on', async () => {
  const { page, onplay } = await show({ open: 'summation-duel' });
  await vi.waitFor(() => expect(page.run?.practice.view).toBeDefined());
  const { run } = page;
  if (run === undefined) throw new RangeError('No lesson is open.');
  await run.goTo(run.lesson.steps.length);
  await tick();
  expect(screen.getByText('7 steps are still to be done.')).toBeDefined();
  await fireEvent.click(button('Go to step 1'));
  await vi.waitFor(() => expect(run.practice.view).toBeDefined());
  for (const move of ['+1', '+8', '+5', '+4', '+3', '+5', '+3']) {
    await run.play(move);
    expect(run.phase, move).toBe('found');
    await run.goTo(run.at + 1);
  }
  await tick();
  expect(screen.getByRole('heading', { name: 'Lesson done' })).toBeDefined();
  await fireEvent.click(button('Play a game now'));
  expect(onplay).toHaveBeenCalledWith('summation-duel');
});

test('tells where nothing can be kept', async () => {
  const { page, failed } = await show({ open: 'chopsticks' });
  await vi.waitFor(() => expect(page.run?.practice.view).toBeDefined());
  fakeMain({
    ...answers,
    solveLessonStep() {
      throw new Error('The disk is full.');
    },
  });
  await page.run?.play('A-C');
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith('The disk is full.'));
});
