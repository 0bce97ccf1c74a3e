import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PracticeStart } from '../../electron/api/practice.ts';
import { practiceAnswers } from '../exercise/testing.ts';
import { fakeMain, slowAnswers } from '../library/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { Practice } from './practice.svelte.ts';
import { speak } from '../words.svelte.ts';

const start: PracticeStart = {
  of: 'path',
  game: 'chopsticks',
  settings: {},
  first: 0,
  players: [{ kind: 'person' }, { kind: 'person' }],
  moves: [],
};

beforeEach(() => {
  vi.useFakeTimers();
  fakeMain(practiceAnswers());
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

async function begun(): Promise<Practice> {
  const practice = new Practice();
  await practice.begin(start);
  return practice;
}

test('moves can be played, taken back and replaced', async () => {
  const practice = await begun();
  expect(await practice.play('A-C')).toBe(true);
  expect(await practice.play('B-C')).toBe(true);
  expect(practice.moves).toEqual(['A-C', 'B-C']);
  await practice.goTo(1);
  expect([practice.at, practice.moves]).toEqual([1, ['A-C', 'B-C']]);
  await practice.play('A-C');
  expect([practice.at, practice.moves]).toEqual([2, ['A-C', 'A-C']]);
});

test('a refused move leaves the table as it is, and gives the reason', async () => {
  const practice = await begun();
  expect(await practice.play('Z-Z')).toBe(false);
  expect(practice.refusal.sentence).not.toBe('');
  expect(practice.moves).toEqual([]);
  await practice.play('A-C');
  expect(practice.refusal.sentence).toBe('');
});

test('the reason of a refusal is said in the language of the moment', async () => {
  const practice = await begun();
  await practice.play('Z-Z');
  const inEnglish = practice.refusal.sentence;
  speak('de');
  expect(practice.refusal.sentence).not.toBe(inEnglish);
  expect(practice.refusal.sentence).toMatch(/kein erlaubter Zug/);
  speak('en');
});

const line = (practice: Practice) =>
  practice.run(({ show }) =>
    show([viewAfter({ moves: ['A-C'] }), viewAfter({ moves: ['A-C', 'B-C'] })]),
  );

test('a line is played move by move, each after the previous one has been animated and seen', async () => {
  const practice = await begun();
  const shown = line(practice);
  await vi.advanceTimersByTimeAsync(500);
  expect(practice.moves).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  practice.acted(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(practice.moves).toEqual(['A-C']);
  practice.acted(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await shown).toBe(true);
  expect(practice.moves).toEqual(['A-C', 'B-C']);
});

test.each([
  ['another position', (practice: Practice) => practice.begin(start)],
  ['going back', (practice: Practice) => practice.goTo(0)],
  [
    'leaving',
    (practice: Practice) => {
      practice.leave();
      return Promise.resolve();
    },
  ],
])('a line is interrupted by %s', async (_, cut) => {
  const practice = await begun();
  const shown = line(practice);
  await vi.advanceTimersByTimeAsync(900);
  await cut(practice);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await shown).toBe(false);
  expect(practice.moves).not.toContain('B-C');
});

test('a failed change is undone before it is reported, unless something else has begun', async () => {
  const practice = await begun();
  const undone = vi.fn(() => practice.goTo(0));
  const fail = () => practice.run(({ wait }) => wait(Promise.reject(new Error('No.'))), undone);
  expect(await fail()).toBe(false);
  expect([undone.mock.calls.length, practice.refusal.sentence]).toEqual([1, 'No.']);
  const late = fail();
  await practice.goTo(0);
  await late;
  expect([undone.mock.calls.length, practice.refusal.sentence]).toEqual([1, '']);
});

test('a late answer is dropped', async () => {
  const practice = await begun();
  const { later, come } = slowAnswers();
  const answers = practiceAnswers();
  await answers.beginPractice(start);
  fakeMain({
    followPath: (payload: never) => later(() => answers.followPath(payload)),
  });
  const late = practice.play('A-C');
  const latest = practice.play('A-D');
  await come(1, 0);
  expect([await late, await latest]).toEqual([false, true]);
  expect(practice.moves).toEqual(['A-D']);
});
