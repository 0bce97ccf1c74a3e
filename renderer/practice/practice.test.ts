import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { saying } from '../../words/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { Practice } from './practice.svelte.ts';

let asked: string[][] = [];
/** The pending answers, if answers wait. */
let waiting: (() => void)[] | undefined;

beforeEach(() => {
  asked = [];
  waiting = undefined;
  vi.useFakeTimers();
  vi.stubGlobal('digitDuels', {
    request: (_: string, { moves }: { moves: string[] }) => {
      asked.push(moves);
      const reply = moves.includes('Z-Z')
        ? { ok: false, error: saying('There is no hand Z.') }
        : { ok: true, value: viewAfter({ moves }) };
      const held = waiting;
      return held === undefined
        ? Promise.resolve(reply)
        : new Promise((resolve) => held.push(() => resolve(reply)));
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

const person = { kind: 'person' } as const;
const start = { game: 'chopsticks', settings: {}, first: 0, players: [person, person] };

async function begun(): Promise<Practice> {
  const practice = new Practice();
  await practice.begin(start);
  return practice;
}

test('moves can be played and taken back', async () => {
  const practice = await begun();
  expect(await practice.play('A-C')).toBe(true);
  expect(await practice.play('B-C')).toBe(true);
  expect(practice.moves).toEqual(['A-C', 'B-C']);
  await practice.put(['A-C']);
  expect(practice.moves).toEqual(['A-C']);
});

test('a refused move leaves the table as it is, and gives the reason', async () => {
  const practice = await begun();
  expect(await practice.play('Z-Z')).toBe(false);
  expect(practice.problem).toBe('There is no hand Z.');
  expect(practice.moves).toEqual([]);
  await practice.play('A-C');
  expect(practice.problem).toBe('');
});

const line = (practice: Practice) => practice.run(({ show }) => show(['A-C', 'B-C']));

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
  ['going back', (practice: Practice) => practice.put([])],
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
  const undone = vi.fn(() => practice.put(['A-C']));
  expect(await practice.run(({ put }) => put(['Z-Z']), undone)).toBe(false);
  expect(practice.moves).toEqual(['A-C']);
  expect(practice.problem).toBe('There is no hand Z.');
  const late = practice.run(({ put }) => put(['Z-Z']), undone);
  await practice.put([]);
  await late;
  expect([undone.mock.calls.length, practice.problem]).toEqual([1, '']);
});

test('a late answer is dropped', async () => {
  const practice = await begun();
  waiting = [];
  const late = practice.play('A-C');
  const latest = practice.play('A-D');
  for (const answer of [...waiting].reverse()) answer();
  expect([await late, await latest]).toEqual([false, true]);
  expect(practice.moves).toEqual(['A-D']);
});
