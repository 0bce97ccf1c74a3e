import { expect, test } from 'vitest';
import { gameOf, games } from '../games.ts';
import type { Line } from './line.ts';
import { newCard } from './schedule.ts';
import { nextStep, type NextStep, type Today } from './next-step.ts';
import { pathsOf } from './path.ts';

const at = '2026-11-22T12:00:00.000+01:00';
const game = 'chopsticks';
const { lessons = [] } = gameOf(game);

const stepsOf = (index: number, of = game) => gameOf(of).lessons?.[index]?.steps ?? [];

const solvedStep = (index: number, step: string, of = game): Line => ({
  what: 'lesson-step',
  at,
  game: of,
  lesson: gameOf(of).lessons?.[index]?.id ?? '',
  step,
  outcome: 'right',
});

const lessonDone = (index: number, of = game): Line[] =>
  stepsOf(index, of).map(({ id }) => solvedStep(index, id, of));

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

const puzzles = (
  count: number,
  of = game,
  outcome: 'right' | 'shown' = 'right',
  from = 0,
): Line[] =>
  Array.from({ length: count }, (_, number) => ({
    what: 'puzzle',
    at,
    from: 'run',
    place: { game: of, settings: {}, position: `${from + number}` },
    kind: 'win',
    rating: 800,
    outcome,
  }));

const quiet: Today = { at, due: [], practised: 0, daily: { game, tried: false } };

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

test('the guided match of The Scholar’s Game comes after the lesson that teaches the last of its moves', () => {
  const { stations = [] } = pathsOf([]).games.find((each) => each.game === 'scholars-game') ?? {};
  const at = stations.findIndex(({ kind }) => kind === 'guided');
  expect(stations[at - 1]).toMatchObject({ kind: 'lesson', lesson: 'redistributing' });
  expect(stations.filter(({ kind }) => kind === 'guided')).toHaveLength(1);
});

test('puzzles under other rules come after the lesson that teaches these', () => {
  for (const { stations, game: id } of pathsOf([]).games) {
    const taught = stations.findIndex(
      (each) => each.kind === 'lesson' && each.lesson === 'relatives',
    );
    const packs = stations.map((each) => (each.kind === 'puzzles' ? each.pack : undefined));
    expect(new Set(packs.slice(0, taught)), id).toEqual(new Set([undefined, `${id}/usual`]));
    expect(new Set(packs.slice(taught)), id).toEqual(new Set([undefined, id]));
  }
});

test('a lesson that was begun comes before anything else, whichever step of it is left', () => {
  const begun = stepsOf(0)
    .slice(1)
    .map(({ id }) => solvedStep(0, id));
  const many = { due: due(9, '2026-11-01T12:00:00.000+01:00') };
  expect(next(begun, many)).toMatchObject({ kind: 'lesson', number: 1, solved: begun.length });
  expect(next(lessonDone(0), many)).toEqual({ kind: 'mistakes', count: 5 });
  expect(next(lessonDone(0), { ...many, practised: 3 })).toEqual({ kind: 'mistakes', count: 2 });
  expect(next(lessonDone(0), { ...many, practised: 5 }), 'enough').toMatchObject({
    kind: 'guided',
  });
});

test('mistakes wait until the next day, and are on the way of no single game', () => {
  const lines = lessonDone(0);
  const [today, yesterday] = ['2026-11-22T00:00:20.000+01:00', '2026-11-21T23:59:40.000+01:00'];
  expect(next(lines, { due: due(15, today) })).toMatchObject({ kind: 'guided' });
  expect(next(lines, { due: due(1, yesterday) })).toEqual({ kind: 'mistakes', count: 1 });
  const later = due(9, '2026-11-22T12:10:00.000+01:00');
  expect(next(lines, { due: later }), 'they are due later').toMatchObject({ kind: 'guided' });
  const other = { due: due(9, yesterday) };
  expect(next(lines, other, 'summation-duel')).toMatchObject({ kind: 'lesson' });
  expect(next(lines, other, game)).toMatchObject({ kind: 'guided' });
});

test('the daily puzzle comes once a day, to those who have solved the first puzzles of its game', () => {
  const beginner = [...lessonDone(0), match(true), ...lessonDone(1)];
  expect(next([...beginner, ...puzzles(4)])).toMatchObject({ kind: 'puzzles' });
  const solver = [...beginner, ...puzzles(5)];
  expect(next(solver)).toEqual({ kind: 'daily', day: '2026-11-22' });
  const lesson = { kind: 'lesson', number: 3 };
  expect(next(solver, {}, game), 'on the card of the game').toMatchObject(lesson);
  expect(next(solver, { daily: { game, tried: true } })).toMatchObject({ kind: 'lesson' });
  const other = { daily: { game: 'digit-conquest', tried: false } };
  expect(next(solver, other)).toMatchObject({ kind: 'lesson' });
  const daily: Line[] = puzzles(1, game).map((line) => ({ ...line, of: '2026-11-22' }) as Line);
  const learning = lessonDone(0, 'summation-duel');
  expect(next([...learning, ...daily]), 'it is no choice of its game').toMatchObject({
    kind: 'guided',
    game: 'summation-duel',
  });
});

test('a guided game under other rules than the usual ones says what wins', () => {
  const short = next(lessonDone(0, 'digit-conquest'), {}, 'digit-conquest');
  const goal = { code: 'digit-conquest.advice.goal', values: { target: 15, usual: 50, limit: 0 } };
  expect(short).toMatchObject({ kind: 'guided', settings: { target: 15 }, goal });
  expect(next(lessonDone(0))).not.toHaveProperty('goal');
});

/** The lines of somebody who does what comes next. */
function doing(step: NextStep, done: number): Line[] {
  if (step.kind === 'lesson') return lessonDone(step.number - 1, step.game);
  if (step.kind === 'guided') return [match(true, step.game)];
  if (step.kind === 'puzzles') return puzzles(5, step.game, 'right', done);
  throw new Error(`Nobody asked for ${step.kind}.`);
}

test('a newcomer is led through two lessons of each game with a match and puzzles, then through a lesson of each in turn', () => {
  const lines: Line[] = [];
  const led: string[] = [];
  const tried = { daily: { game, tried: true } };
  for (let count = 0; count < 23; count++) {
    const step = next(lines, tried);
    if (!('game' in step)) throw new Error('It is a step of a game.');
    led.push([step.game, step.kind, 'number' in step ? step.number : ''].join(' ').trim());
    lines.push(...doing(step, lines.length));
  }
  expect(led).toEqual([
    ...games.flatMap(({ id }) => [
      `${id} lesson 1`,
      // Its match needs more.
      ...(id === 'scholars-game' ? [] : [`${id} guided`]),
      `${id} lesson 2`,
      `${id} puzzles`,
    ]),
    ...games.flatMap(({ id }) => [`${id} lesson 3`, `${id} puzzles`]),
  ]);
});

const chapter = (of: string): Line[] => [
  ...lessonDone(0, of),
  match(true, of),
  ...lessonDone(1, of),
  ...puzzles(5, of),
];

test('a game that the learner chose continues, whatever would have come', () => {
  const tried = { daily: { game, tried: true } };
  expect(next([match(false, 'digit-conquest')])).toMatchObject({ game: 'digit-conquest' });
  const first = chapter(game);
  expect(next(first, tried)).toMatchObject({ kind: 'lesson', number: 1 });
  expect(next(first, tried)).not.toMatchObject({ game });
  const [step = expect.fail('It has a step.')] = stepsOf(2);
  const chosen = [...first, solvedStep(2, step.id)];
  expect(next(chosen, tried), 'a lesson that was begun').toMatchObject({ game, number: 3 });
  const second = [...first, ...lessonDone(2), ...puzzles(5, game, 'right', 5)];
  expect(next(second, tried), 'two chapters ahead').toMatchObject({ game, number: 4 });
  const back = [...second, match(false, 'summation-duel')];
  expect(next(back, tried)).toMatchObject({ game: 'summation-duel', number: 1 });
  const behind = [...second, ...chapter('summation-duel')];
  expect(next(behind, tried)).toMatchObject({ number: 1 });
});

test('behind the last station of a game comes another one, and on its card puzzles at the learner’s level', () => {
  const all = [...lessons.flatMap((_, index) => lessonDone(index)), match(true), ...puzzles(100)];
  const tried = { daily: { game, tried: true } };
  expect(next(all, tried)).toMatchObject({ kind: 'lesson', number: 1 });
  expect(next(all, tried)).not.toMatchObject({ game });
  expect(next(all, tried, game)).toEqual({ kind: 'level', game, pack: game });
});
