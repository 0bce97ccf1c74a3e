import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LessonHost } from '../../electron/training/lesson-host.ts';
import { journalOf } from '../../storage/journal/testing.ts';
import { lessonSummary, lessonView } from '../../electron/training/lesson-view.ts';
import { gameOf, games } from '../../engine/games.ts';
import { pathsOf } from '../../engine/learner/path.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { practiceAnswers } from '../exercise/testing.ts';
import { notBegun } from '../../engine/learner/lessons.ts';
import { fakeMain } from '../library/testing.ts';
import Lessons from './Lessons.svelte';
import { LessonsPage } from './lessons-page.svelte.ts';

const ignore = () => undefined;

beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers like the main process, and stores nothing. */
const answers = {
  lessons: () => ({
    lessons: games.flatMap((game) =>
      (game.lessons ?? []).map((lesson) => lessonSummary(game, lesson, notBegun)),
    ),
  }),
  lesson({ game: id, lesson: name }: { game: string; lesson: string }) {
    const game = gameOf(id);
    const lesson = game.lessons?.find((each) => each.id === name);
    if (lesson === undefined) throw new RangeError(`There is no lesson ${name}.`);
    return lessonView(game, lesson, notBegun);
  },
  path: () => ({ next: pathsOf([]).games.at(-1)?.stations[0], games: [] }),
  ...practiceAnswers({ move: 'A-D' }),
};

async function show({
  open,
  replaced,
}: { open?: string; replaced?: Partial<typeof answers> } = {}) {
  const main = fakeMain({ ...answers, ...replaced });
  const app = appWith({ config: { appearance: { motion: 'off', pace: 'fast' } } });
  const { router } = app.services;
  const page = app.services.kept('lessons', () => new LessonsPage(ignore));
  if (open !== undefined) router.go('lessons', { game: open });
  renderIn(app, Lessons, {});
  await vi.waitFor(() => expect(page.lessons).toBeDefined());
  await tick();
  return { page, main };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('all lessons are listed, and one can be opened', async () => {
  const { page } = await show();
  expect(button(/^Strike, split, win .*Not started, 8 steps$/)).toBe(document.activeElement);
  await fireEvent.click(button(/^Race to fifty /));
  await vi.waitFor(() => expect(page.run?.lesson.game.id).toBe('digit-conquest'));
  await tick();
  expect(screen.getByText('Step 1 of 7')).toBeDefined();
  expect(screen.queryByText('hard'), 'nobody plays against it').toBeNull();
  await fireEvent.click(button('All lessons'));
  await vi.waitFor(() => expect(button(/^Strike, split, win /)).toBeDefined());
});

/** Opens a lesson of a game at one of its steps. */
async function atStep(game: string, step: number, replaced: Partial<typeof answers> = {}) {
  const shown = await show({ open: game, replaced });
  await vi.waitFor(() => expect(shown.page.run?.session.practice.view).toBeDefined());
  const { run } = shown.page;
  if (run === undefined) throw new RangeError('No lesson is open.');
  await run.goTo(step);
  return { ...shown, run, session: run.session };
}

test('a wrong move is answered and taken back, a right one kept', async () => {
  const { run, session } = await atStep('summation-duel', 1);
  await session.play('+3');
  await tick();
  expect(screen.getByText('Not yet')).toBeDefined();
  expect(run.step !== undefined && run.isSolved(run.step)).toBe(false);
  await session.show();
  expect(session.hint).toBe('+8');
  await session.play('+8');
  await tick();
  expect(screen.getByText('That’s it')).toBeDefined();
  expect(button('Next')).toBe(document.activeElement);
  expect(run.step !== undefined && run.isSolved(run.step)).toBe(true);
});

test('the opponent answers if the lesson says so', async () => {
  const { session } = await atStep('summation-duel', 3);
  await session.play('+4');
  expect(session.practice.moves).toEqual(['+4', '+1']);
});

test("a move that is still being played doesn't delay the next step", async () => {
  const { run, session } = await atStep('summation-duel', 1);
  const played = session.play('+3');
  await run.goTo(2);
  await played;
  expect([run.at, session.phase, session.verdict]).toEqual([2, 'asked', undefined]);
});

test.each(['+3', '+8'])(
  'a user who leaves during the animation of %s can continue afterwards',
  async (move) => {
    const { page, session } = await atStep('summation-duel', 1);
    const played = session.play(move);
    for (let turns = 0; turns < 100 && session.practice.moves.length === 0; turns++) await tick();
    expect(session.practice.moves).toEqual([move]);
    cleanup();
    await played;
    await page.load();
    expect([session.phase, session.practice.moves]).toEqual(['asked', []]);
    await session.play('+8');
    expect(session.phase).toBe('right');
  },
);

test('a user who leaves before the table is ready finds it ready on return', async () => {
  const { page } = await show();
  fakeMain({ ...answers, beginPractice: () => new Promise(ignore) });
  await fireEvent.click(button(/^Exactly fifty /));
  await vi.waitFor(() => expect(page.run).toBeDefined());
  cleanup();
  fakeMain(answers);
  expect(page.run?.session.practice.view).toBeUndefined();
  await page.load();
  expect(page.run?.session.practice.view).toBeDefined();
});

test('the end says what was only shown or that the lesson is done, and leads to the next', async () => {
  const { page, main } = await atStep('summation-duel', 7);
  await tick();
  expect(
    screen.getByText('You have seen the whole lesson. 7 steps were shown to you.'),
  ).toBeDefined();
  const next = await screen.findByRole('button', { name: 'Try it yourself' });
  expect(next).toBe(document.activeElement);
  await fireEvent.click(next);
  const run = page.run ?? expect.fail('No lesson is open.');
  await vi.waitFor(() => expect(run.session.phase).toBe('asked'));
  for (const move of ['+1', '+8', '+5', '+4', '+3', '+5', '+3']) {
    await run.session.play(move);
    expect(run.session.phase, move).toBe('right');
    await run.goTo(run.at + 1);
  }
  await tick();
  expect(screen.getByRole('heading', { name: 'Lesson done' })).toBeDefined();
  expect(screen.getByRole('img', { name: '3 stars of three' })).toBeDefined();
  await fireEvent.click(button('Play a game now'));
  expect(main.payloads('newMatch')).toMatchObject([{ game: 'summation-duel' }]);
});

test('a step can be passed only after it was solved or shown', async () => {
  const { run, session } = await atStep('summation-duel', 1);
  await tick();
  const isNextOffered = () => !button('Next').hasAttribute('disabled');
  expect(isNextOffered()).toBe(false);
  await fireEvent.keyDown(window, { key: 'n' });
  expect(run.at).toBe(1);
  await fireEvent.keyDown(window, { key: 'l' });
  await vi.waitFor(() => expect(session.hint).toBe('+8'));
  await tick();
  expect(screen.getByText('Here is why')).toBeDefined();
  expect(screen.getByText('42 + 8 = 50.')).toBeDefined();
  expect(isNextOffered()).toBe(true);
  await fireEvent.click(button('Next'));
  await vi.waitFor(() => expect(run.at).toBe(2));
});

test('wrong tries and help cost stars, and play can continue from the last step', async () => {
  const { page, main } = await show();
  const lesson = page.lessons?.find(({ id }) => id === 'splits');
  if (lesson === undefined) throw new RangeError('There is no such lesson.');
  await page.open(lesson);
  const { run } = page;
  if (run === undefined) throw new RangeError('No lesson is open.');
  await vi.waitFor(() => expect(run.session.phase).toBe('asked'));
  await run.session.play('B-C');
  for (const move of ['02-11', '03-12', '04-22', '04-22', 'A-C', 'B-D', '03-12']) {
    if (move === 'B-D') await run.show();
    await run.session.play(move);
    expect(run.session.phase, move).toBe('right');
    await run.next();
  }
  // The learner can continue the last step within the lesson.
  await vi.waitFor(() => expect(run.session.phase).toBe('asked'));
  expect(
    screen.getByText(/^With good play nobody wins here: .*, and hold the draw for 10 moves\.$/),
  ).toBeDefined();
  expect(run.session.practice.moves.slice(0, 2)).toEqual(['03-12', 'A-D']);
  await run.next();
  await tick();
  expect(screen.getByRole('img', { name: '2 stars of three' })).toBeDefined();
  const stars = screen.getAllByRole('img', { name: /^(earned|still missing)$/ });
  expect(
    stars.map((each) => [each.getAttribute('aria-label'), each.parentElement?.textContent.trim()]),
  ).toEqual([
    ['earned', 'Every step is done.'],
    ['earned', 'At least 4 steps at the first try, without help.'],
    ['still missing', 'All 7 steps at the first try, without help: you did 5.'],
  ]);
  await fireEvent.click(button('Play the last position against the computer'));
  expect(main.payloads('newMatch')).toMatchObject([
    { game: 'chopsticks', position: '0324', players: [{ kind: 'person' }, { difficulty: 'hard' }] },
  ]);
});

test('a lesson that is left halfway earns its stars after a restart of the program, but for what was shown before', async () => {
  const journal = journalOf();
  /** The answers of the program, started anew. */
  const started = () => {
    const host = new LessonHost(journal, ignore);
    return {
      lessons: () => host.handlers.lessons(undefined, ignore) as ReturnType<typeof answers.lessons>,
      lesson: (name: { game: string; lesson: string }) =>
        host.handlers.lesson(name, ignore) as ReturnType<typeof answers.lesson>,
      ...practiceAnswers({ move: 'A-D', lesson: (start) => host.practise(start) }),
    };
  };
  const { run } = await atStep('summation-duel', 0, started());
  for (const move of ['+1', '+8', '+5', '+4']) {
    await run.session.play(move);
    expect(run.session.phase, move).toBe('right');
    await run.goTo(run.at + 1);
  }
  await run.show();
  cleanup();
  const { page } = await show({ open: 'summation-duel', replaced: started() });
  await vi.waitFor(() => expect(page.run?.session.practice.view).toBeDefined());
  const later = page.run ?? expect.fail('A lesson is open.');
  expect([later.at, later.stars]).toEqual([4, undefined]);
  for (const move of ['+3', '+5', '+3']) {
    await later.session.play(move);
    expect(later.session.phase, move).toBe('right');
    await later.goTo(later.at + 1);
  }
  expect(later.stars).toBe(2);
  await tick();
  expect(screen.getByRole('img', { name: '2 stars of three' })).toBeDefined();
  await page.load();
  expect(page.lessons?.find(({ game }) => game.id === 'summation-duel')?.stars).toBe(2);
});

test('a game that was lost after the lesson is tried again, one that was won leads on', async () => {
  const { page } = await show();
  const lesson = page.lessons?.find(({ id }) => id === 'last-number');
  if (lesson === undefined) throw new RangeError('There is no such lesson.');
  await page.open(lesson);
  const { run } = page;
  if (run === undefined) throw new RangeError('No lesson is open.');
  await vi.waitFor(() => expect(run.session.phase).toBe('asked'));
  await run.goTo(run.lesson.steps.length - 1);
  await run.session.play('+4');
  fakeMain({ ...answers, ...practiceAnswers({ move: '+2' }) });
  await run.next();
  await run.session.play('+7');
  await tick();
  expect(run.lesson.players[1]).toMatchObject({ difficulty: 'hard' });
  expect(screen.getByText('hard'), 'whom the user plays against').toBeDefined();
  expect(button('Try again')).toBe(document.activeElement);
  fakeMain({ ...answers, ...practiceAnswers({ move: '+7' }) });
  await run.session.again();
  await tick();
  expect(button('Next')).toBe(document.activeElement);
});

test("a notice says if progress can't be saved", async () => {
  const full = () => {
    throw Object.assign(new Error('No room.'), { code: 'ENOSPC' });
  };
  const lessons = new LessonHost({ ...journalOf(), add: full }, () => undefined);
  const { session } = await atStep(
    'chopsticks',
    0,
    practiceAnswers({ lesson: (start) => lessons.practise(start) }),
  );
  await session.play('A-C');
  await vi.waitFor(() =>
    expect(session.practice.refusal.sentence).toMatch(/^Your progress couldn’t be saved: /),
  );
  expect(session.phase).toBe('right');
});
