import { expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import type { Line } from './line.ts';
import { newCard } from './schedule.ts';
import { nextStep, type Today } from './next-step.ts';
import { pathsOf } from './path.ts';

const at = '2026-11-22T12:00:00.000+01:00';
const game = 'chopsticks';
const { lessons = [] } = gameOf(game);

const stepsOf = (index: number) => lessons[index]?.steps ?? [];

const solvedStep = (index: number, step: string): Line => ({
  what: 'lesson-step',
  at,
  game,
  lesson: lessons[index]?.id ?? '',
  step,
  outcome: 'right',
});

const lessonDone = (index: number): Line[] => stepsOf(index).map(({ id }) => solvedStep(index, id));

const match = (guided: boolean, of = game): Line => ({
  what: 'match',
  at,
  id: 'a',
  game: of,
  settings: {},
  result: 'lost',
  opponents: ['easy'],
  guided,
  plies: 9,
  seconds: 60,
});

const puzzles = (count: number, of = game, outcome: 'right' | 'shown' = 'right'): Line[] =>
  Array.from({ length: count }, (_, number) => ({
    what: 'puzzle',
    at,
    from: 'run',
    place: { game: of, settings: {}, position: `${number}` },
    kind: 'win',
    rating: 800,
    outcome,
  }));

const quiet: Today = { at, due: [], daily: { game, tried: false } };

const next = (lines: readonly Line[], today: Partial<Today> = {}, of?: string) =>
  nextStep(pathsOf(lines), { ...quiet, ...today }, of);

const due = (count: number, moment: string) =>
  Array.from({ length: count }, () => ({ game, card: newCard(Date.parse(moment)) }));

test('a newcomer begins with the first lesson of the first game, and of each game on its card', () => {
  expect(next([])).toMatchObject({ kind: 'lesson', game, number: 1, solved: 0 });
  expect(next([], {}, 'summation-duel')).toMatchObject({ game: 'summation-duel', number: 1 });
});

test('after the first lesson comes a guided match, then the second lesson and puzzles by standard rules', () => {
  const first = lessonDone(0);
  expect(next(first)).toMatchObject({ kind: 'guided', game });
  expect(next([...first, match(false)]), 'without the guide').toMatchObject({ kind: 'guided' });
  const guided = [...first, match(true)];
  expect(next(guided)).toMatchObject({ kind: 'lesson', number: 2 });
  const second = [...guided, ...lessonDone(1)];
  expect(next(second)).toMatchObject({ kind: 'puzzles', pack: `${game}/usual`, solved: 0 });
  const looked = [...second, ...puzzles(2), ...puzzles(4, game, 'shown').slice(2)];
  expect(next(looked)).toMatchObject({ kind: 'puzzles', solved: 2, of: 5 });
});

test('a lesson that was begun comes before anything else, whichever step of it is left', () => {
  const begun = stepsOf(0)
    .slice(1)
    .map(({ id }) => solvedStep(0, id));
  const many = { due: due(9, '2026-11-01T12:00:00.000+01:00') };
  expect(next(begun, many)).toMatchObject({ kind: 'lesson', number: 1, solved: begun.length });
  expect(next(lessonDone(0), many)).toEqual({ kind: 'mistakes', count: 9 });
});

test('few mistakes wait until the next day, and those of another game don’t come on the way of this one', () => {
  const lines = lessonDone(0);
  const [today, yesterday] = ['2026-11-22T00:00:20.000+01:00', '2026-11-21T23:59:40.000+01:00'];
  expect(next(lines, { due: due(4, today) })).toMatchObject({ kind: 'guided' });
  expect(next(lines, { due: due(5, today) })).toEqual({ kind: 'mistakes', count: 5 });
  expect(next(lines, { due: due(1, yesterday) })).toEqual({ kind: 'mistakes', count: 1 });
  const later = due(9, '2026-11-22T12:10:00.000+01:00');
  expect(next(lines, { due: later }), 'they are due later').toMatchObject({ kind: 'guided' });
  const other = { due: due(9, yesterday) };
  expect(next(lines, other, 'summation-duel')).toMatchObject({ kind: 'lesson' });
});

test('the daily puzzle comes once a day, to those who have solved the first puzzles of its game', () => {
  const beginner = [...lessonDone(0), match(true), ...lessonDone(1)];
  expect(next([...beginner, ...puzzles(4)])).toMatchObject({ kind: 'puzzles' });
  const solver = [...beginner, ...puzzles(5)];
  expect(next(solver)).toEqual({ kind: 'daily', day: '2026-11-22' });
  expect(next(solver, {}, game), 'on the card of the game').toMatchObject({ number: 3 });
  expect(next(solver, { daily: { game, tried: true } })).toMatchObject({ number: 3 });
  expect(next(solver, { daily: { game: 'digit-conquest', tried: false } })).toMatchObject({
    number: 3,
  });
});

test('what comes next is of the game played last; behind its last station begins another game', () => {
  expect(next([match(false, 'digit-conquest')])).toMatchObject({ game: 'digit-conquest' });
  const all = [...lessons.flatMap((_, index) => lessonDone(index)), match(true), ...puzzles(100)];
  const tried = { daily: { game, tried: true } };
  expect(next(all, tried)).toMatchObject({ kind: 'lesson', number: 1 });
  expect(next(all, tried)).not.toMatchObject({ game });
  expect(next(all, tried, game)).toEqual({ kind: 'level', game, pack: game });
});
