import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ExerciseOutcome, TryView } from '../../electron/api/practice.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import type { MistakeView } from '../../electron/api/mistakes.ts';
import { saying } from '../../words/testing.ts';
import { slowAnswers, type SlowAnswers } from '../library/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { Trainer } from './trainer.svelte.ts';
import { backOf, dueOf, playedOf, promptOf } from './trainer-words.ts';

const task = (id: string): MistakeView => ({
  id,
  from: 'match',
  game: { id: 'chopsticks' },
  settings: {},
  seats: 2,
  first: 0,
  position: '1404',
  played: ['14-23'],
  playedText: saying('Splits'),
  chance: false,
  best: 1,
  worth: 0.5,
  mirrored: false,
  similar: false,
  opponent: 'medium',
});
const right: TryView['verdict'] = { kind: 'right', said: saying('That keeps the win.'), why: null };
const wrong: TryView['verdict'] = {
  kind: 'wrong',
  said: saying('That threw away the win.'),
  why: null,
};

let asked: { name: string; payload: unknown }[];
let due: MistakeView[];
let verdict: TryView['verdict'];
/** What the next try decides. */
let outcome: ExerciseOutcome;
let problems: string[];
let trainer: Trainer;
/** The request whose answers the test releases. */
let slow: { readonly name: string; readonly later: SlowAnswers['later'] } | undefined;

const answers: Readonly<Record<string, (payload: never) => unknown>> = {
  dueMistakes: () => due,
  matchMistakes: () => [task('a')],
  mistakes: () => ({ all: 2, due: 2, next: 1 }),
  beginPractice: (start: Extract<RequestOf<'beginPractice'>, { of: 'mistake' }>) => {
    const { position, players } = start;
    return viewAfter({ players, ...(position !== undefined && { position }) });
  },
  try: ({ moves }: RequestOf<'try'>) => ({
    views: [viewAfter({ position: '1404', moves })],
    verdict,
    over: verdict.kind === 'right',
    outcome,
    ...(outcome !== 'wrong' && { mistake: { all: 2, due: 1, next: 1, back: 86_400_000 } }),
  }),
};

beforeEach(() => {
  due = [task('a'), task('b')];
  vi.useFakeTimers();
  vi.stubGlobal('digitDuels', {
    request: (name: string, payload: never) => {
      asked.push({ name, payload });
      const reply = { ok: true, value: answers[name]?.(payload) };
      return name === slow?.name ? slow.later(() => reply) : Promise.resolve(reply);
    },
    on: () => () => undefined,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  asked = [];
  problems = [];
  verdict = right;
  outcome = 'right';
  slow = undefined;
  trainer = new Trainer((sentence) => problems.push(sentence));
});

async function play(move: string): Promise<void> {
  void trainer.session.play(move);
  await vi.advanceTimersByTimeAsync(5000);
}

test('of the mistakes that are due, as many are asked as the way to them says', async () => {
  await trainer.begin({ kind: 'due', most: 1 });
  expect(trainer.tasks).toHaveLength(1);
  await trainer.begin({ kind: 'due' });
  expect(trainer.tasks).toHaveLength(2);
});

test('a move that is right at once is rated so, and the next mistake is asked', async () => {
  await trainer.begin({ kind: 'due' });
  const { view } = trainer.session.practice;
  expect(view?.players.map(({ kind }) => kind)).toEqual(['person', 'computer']);
  await play('A-D');
  expect(asked.at(-1)).toMatchObject({ name: 'try', payload: { moves: ['A-D'] } });
  expect(trainer.back).toBe(86_400_000);
  await trainer.next();
  expect([trainer.task?.id, trainer.session.phase, trainer.back]).toEqual([
    'b',
    'asked',
    undefined,
  ]);
  await play('A-D');
  await trainer.next();
  expect(trainer.task).toBeUndefined();
  expect(trainer.outcomes).toEqual(['right', 'right']);
});

test('a wrong try counts once it is corrected, and can’t be skipped before', async () => {
  await trainer.begin({ kind: 'due' });
  [verdict, outcome] = [wrong, 'wrong'];
  await play('14-23');
  expect([trainer.outcomes, trainer.back]).toEqual([[], undefined]);
  await trainer.next();
  expect(trainer.task?.id, 'it is not over').toBe('a');
  await trainer.session.again();
  [verdict, outcome] = [right, 'after-wrong'];
  await play('A-D');
  expect([trainer.outcomes, trainer.back]).toEqual([['after-wrong'], 86_400_000]);
});

test('the mistakes of a match are requested by its revision', async () => {
  await trainer.begin({ kind: 'match', revision: 7 });
  expect(asked[0]).toEqual({ name: 'matchMistakes', payload: { revision: 7 } });
  expect(trainer.tasks).toHaveLength(1);
  trainer.leave();
  expect(trainer.task).toBeUndefined();
});

test('the move of the match is named only after a try', () => {
  const odds = { ...task('a'), chance: true, best: 0.64, worth: 0.52 };
  for (const each of [task('a'), odds]) expect(promptOf(each)).not.toContain('14-23');
  expect(promptOf(task('a'))).toContain('keeps the win');
  expect(playedOf(odds)).toMatch(/That wins 12\.0 fewer of 100 games\.$/);
});

test('it says how many mistakes are due, or when the next one is', () => {
  const noon = new Date(2026, 0, 5, 12).getTime();
  expect(dueOf({ all: 4, due: 1, next: noon })).toBe('1 mistake due');
  expect(dueOf({ all: 4, due: 0, next: noon })).toBe(
    'Nothing is due. The next one comes back on January 5, 2026.',
  );
  expect(dueOf({ all: 0, due: 0, next: null })).toBe('There are no mistakes yet.');
  expect(backOf(noon + 7_200_000, noon)).toBe('You’ll see this again soon.');
  const midnight = noon + 43_200_000;
  expect(backOf(midnight + 300_000, midnight - 300_000)).toBe('You’ll see this again soon.');
  expect(backOf(noon + 86_400_000, noon)).toBe('You’ll see this again on January 6, 2026.');
});

test('the due date of one mistake isn’t shown for another, but is counted', async () => {
  await trainer.begin({ kind: 'due' });
  const { later, come } = slowAnswers();
  slow = { name: 'try', later };
  void trainer.session.play('A-D');
  await vi.advanceTimersByTimeAsync(5000);
  due = [task('b')];
  await trainer.begin({ kind: 'due' });
  await come(0);
  expect([trainer.task?.id, trainer.back, trainer.outcomes]).toEqual(['b', undefined, []]);
  expect(trainer.counts?.due).toBe(1);
});
