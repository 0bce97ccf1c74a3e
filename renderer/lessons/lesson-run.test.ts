import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lessonView } from '../../electron/training/lesson-view.ts';
import { gameOf } from '../../engine/games.ts';
import { practiceAnswers } from '../exercise/testing.ts';
import { fakeMain, settled, slowAnswers, type SlowAnswers } from '../library/testing.ts';
import { LessonRun } from './lesson-run.svelte.ts';

const game = gameOf('chopsticks');

let slow: SlowAnswers;
let answers: ReturnType<typeof practiceAnswers>;
let run: LessonRun;

/** Delays the answers of the main process to one kind of request, not what it does. */
function delaying(name: 'beginPractice' | 'computerMove'): void {
  const answer = answers[name] as (payload: never) => unknown;
  const delayed = async (payload: never) => {
    const answered = answer(payload);
    return slow.later(() => answered);
  };
  fakeMain({ ...answers, [name]: delayed });
}

const passes = () => vi.advanceTimersByTimeAsync(30_000);

/** A lesson for three whose last step is solved; a computer is to move after it. */
beforeEach(async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  slow = slowAnswers();
  answers = practiceAnswers();
  fakeMain(answers);
  const lesson = game.lessons?.find(({ id }) => id === 'three-players');
  if (lesson === undefined) return expect.fail('There is no such lesson.');
  const solved = lesson.steps.map(({ id }) => id);
  run = new LessonRun(lessonView(game, lesson, { solved, atOnce: [] }));
  await run.goTo(solved.length - 1);
  await tries('B-D3');
  expect(run.session.phase).toBe('right');
});

async function tries(move: string): Promise<void> {
  void run.session.play(move);
  await passes();
}

/** Leaves the page, and returns to it. */
async function returns(): Promise<void> {
  run.session.practice.leave();
  await run.resume();
}

const again = () => run.session.again();

test.each([
  ['takes the step’s last try back', again],
  ['leaves the page', returns],
])('a user who %s before the game to play on begins can try the step', async (_, act) => {
  delaying('beginPractice');
  void run.next();
  const done = act();
  await slow.come(0, 1);
  await done;
  expect([run.isPlaying, run.session.phase]).toEqual([false, 'asked']);
  await tries('B-D3');
  expect([run.session.phase, run.session.practice.refusal.sentence]).toEqual(['right', '']);
});

test('the game to play on is seen while the computer that moves first still thinks', async () => {
  delaying('computerMove');
  void run.next();
  await settled();
  const { session } = run;
  expect([run.isPlaying, session.phase, session.practice.moves]).toEqual([true, 'busy', ['B-D3']]);
  await slow.come(0);
  await passes();
  expect([session.phase, session.practice.moves.length]).toEqual(['asked', 2]);
});

test.each([
  ['begins again', again],
  ['leaves the page', returns],
])('a user who %s while computers think finds the game at its start', async (_, act) => {
  delaying('computerMove');
  void run.next();
  await settled();
  fakeMain(answers);
  void act();
  await slow.come(0);
  await passes();
  const { session } = run;
  expect([run.isPlaying, session.phase, session.practice.moves.length]).toEqual([true, 'asked', 2]);
  await tries(session.practice.view?.moves[0]?.notation ?? '');
  expect(session.practice.refusal.sentence).toBe('');
  expect(session.practice.moves.length).toBe(4);
});

test('if a computer can’t move first, nothing is won, and the game can begin again', async () => {
  fakeMain({ ...answers, computerMove: () => Promise.reject(new Error('No memory.')) });
  await run.next();
  const { session } = run;
  expect([run.isPlaying, session.phase, session.practice.refusal.sentence]).toEqual([
    true,
    'unknown',
    'No memory.',
  ]);
  fakeMain(answers);
  void session.again();
  await passes();
  expect(session.phase).toBe('asked');
});

test('a try that a computer can’t answer is taken back', async () => {
  void run.next();
  await passes();
  const { session } = run;
  const { moves } = session.practice;
  const mine = session.practice.view?.moves[0]?.notation ?? '';
  fakeMain({ ...answers, computerMove: () => Promise.reject(new Error('No memory.')) });
  await tries(mine);
  expect([session.phase, session.practice.moves]).toEqual(['asked', moves]);
  expect(session.practice.refusal.sentence).toBe('No memory.');
});

const splits = game.lessons?.find(({ id }) => id === 'splits') ?? expect.fail('No such lesson.');

/** Opens a lesson of which all steps but some are solved. */
async function opens(...left: readonly number[]): Promise<void> {
  const solved = splits.steps.flatMap(({ id }, at) => (left.includes(at) ? [] : [id]));
  run = new LessonRun(lessonView(game, splits, { solved, atOnce: [] }));
  await passes();
}

/** Solves the step. @returns the index of the step that follows. */
async function solves(): Promise<number> {
  await tries(splits.steps[run.at]?.wanted[0] ?? '');
  return goes('next');
}

async function goes(way: 'back' | 'next'): Promise<number> {
  void run[way]();
  await passes();
  return run.at;
}

test('a step that was left open leads back to where the user was, and a lesson that is done goes step by step', async () => {
  await opens(1, 4);
  expect(run.at).toBe(1);
  expect(await solves(), 'to the next one that is left').toBe(4);
  await opens(1);
  expect(await solves(), 'to the end').toBe(splits.steps.length);
  void run.repeat();
  await passes();
  expect(await solves()).toBe(1);
  await opens();
  expect(await solves()).toBe(1);
});

test('a user who goes back sees all steps again on the way forward', async () => {
  await opens(1, 4);
  expect(await solves()).toBe(4);
  expect([await goes('back'), await goes('back'), await goes('next')]).toEqual([3, 2, 3]);
  expect([await goes('next'), await solves()]).toEqual([4, 5]);
  expect([await goes('back'), await goes('back')]).toEqual([4, 3]);
  expect(await goes('next'), 'though all steps are solved now').toBe(4);
});
