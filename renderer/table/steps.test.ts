import { afterEach, expect, test } from 'vitest';
import { viewAfter } from './testing.ts';
import { digitConquestView } from '../games/digit-conquest/testing.ts';
import { stepTo } from './steps.ts';
import { speak } from '../words.svelte.ts';
import { tossOf } from './toss.ts';

afterEach(() => speak('en'));

const sum = (moves: string[], at?: number) =>
  viewAfter({ game: 'summation-duel', moves, ...(at !== undefined && { at }) });

test('a move is a step, and a computer that takes over a seat is none', () => {
  const before = sum(['+6']);
  expect(stepTo(sum(['+6', '+9']), before)).toBe('on');
  expect(stepTo(sum(['+6', '+9']), sum(['+6', '+9']))).toBe('same');
});

test('a digit and the next draw are one step', () => {
  const before = digitConquestView(['?7']);
  expect(stepTo(digitConquestView(['?7', '+7', '?5']), before)).toBe('on');
});

test('a match has begun if nobody has moved and nothing was taken back', () => {
  expect(stepTo(digitConquestView(['?7']), undefined)).toBe('begun');
  expect(stepTo(digitConquestView(['?3']), digitConquestView(['?7']))).toBe('begun');
  expect(stepTo(sum(['+6'], 0), sum(['+6']))).toBe('elsewhere');
  expect(stepTo(sum([]), sum(['+6', '+9']))).toBe('begun');
});

test('another match is shown from its beginning, even if it begins the same way', () => {
  const before = sum([]);
  expect(stepTo(sum([]), before)).toBe('same');
  expect(stepTo({ ...sum([]), gameNumber: 1 }, before)).toBe('begun');
  expect(stepTo({ ...sum(['+6']), gameNumber: 1 }, before)).toBe('elsewhere');
});

test('swapped seats begin a match anew', () => {
  expect(stepTo({ ...sum([]), first: 1 }, sum([]))).toBe('begun');
});

test('stepping through known moves is no step, and neither is a jump', () => {
  expect(stepTo(sum(['+6', '+9'], 1), sum(['+6', '+9']))).toBe('elsewhere');
  expect(stepTo(sum(['+6', '+9', '+1']), sum([]))).toBe('elsewhere');
  expect(stepTo(sum(['+6', '+9']), sum(['+7']))).toBe('elsewhere');
});

test('a toss is mentioned until the first move, not counting draws and picks', () => {
  const tossed = (moves: string[]) =>
    tossOf(digitConquestView(moves, { draw: 'choice' }, true))?.sentence;
  expect(tossed([])).toBe('Chosen at random: Ann goes first.');
  expect(tossed(['?7'])).toBe('Chosen at random: Ann goes first.');
  expect(tossed(['?7', '+7'])).toBeUndefined();
  expect(tossOf(digitConquestView(['?7']))).toBeUndefined();
});

test('the toss addresses the only person at the table', () => {
  const players = [
    { kind: 'person' },
    { kind: 'computer', difficulty: 'easy', name: 'Computer' },
  ] as const;
  expect(tossOf({ ...sum([]), players, tossed: true })?.sentence).toBe(
    'Chosen at random: you go first.',
  );
  speak('de');
  expect(tossOf({ ...sum([]), players, tossed: true })?.sentence).toBe('Ausgelost: Du beginnst.');
});
