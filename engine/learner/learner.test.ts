import { expect, test } from 'vitest';
import { isDay } from '../puzzles/day.ts';
import { shuffled } from '../puzzles/shuffled.ts';
import { mixedSeed, seededRandom } from '../random.ts';
import { dailyStreak } from './daily.ts';
import type { Line, LineOf, OpenedPuzzle } from './line.ts';
import { dayIn, isMoment, momentOf } from './moment.ts';
import { firstMovesMade } from './first-moves.ts';
import { guidedGames, rightAnswers } from './guided.ts';
import { knownLine } from './known-line.ts';
import { lessonKey, lessonProgress } from './lessons.ts';
import { beatenAlone } from './matches.ts';
import { mistakeCards } from './mistakes.ts';
import { predictionScore } from './predictions.ts';
import { inOrder } from './order.ts';
import { pathsOf } from './path.ts';
import { bestRuns, openKey, puzzleProgress } from './puzzles.ts';
import { madeLines } from './testing.ts';
import { solvedOn, solverResults } from './solver.ts';
import { taskProgress } from './tasks.ts';

const opened = (day: string | null, number = 0, pack = 'standard'): OpenedPuzzle => ({
  pack,
  theme: null,
  seed: 1,
  number,
  place: { game: 'chopsticks', settings: {}, position: `${day ?? number}` },
  day,
});

const open = (at: string, puzzle: OpenedPuzzle): Line => ({ what: 'puzzle-opened', at, puzzle });

function tried(at: string, outcome: 'right' | 'wrong' | 'after-wrong' | 'shown', of = ''): Line {
  const place = { game: 'chopsticks', settings: {}, position: of };
  const puzzle = isDay(of) ? opened(of) : opened(null, Number(of));
  const key = openKey(puzzle);
  return { what: 'puzzle', at, from: 'open', of: key, place, kind: 'draw', rating: 1400, outcome };
}

const noon = (day: string) => `${day}T12:00:00.000+01:00`;

/** Puzzles of a pack, opened and decided at once. */
const row = (outcomes: readonly ('right' | 'wrong')[], day = '2026-11-22'): Line[] =>
  outcomes.flatMap((outcome, number) => [
    open(noon(day), opened(null, number)),
    tried(noon(day), outcome, `${number}`),
  ]);

const streakOf = (lines: readonly Line[], today: string) =>
  dailyStreak(puzzleProgress(lines).counted, today);

test('a moment is written with the offset of its time zone, and its day is the calendar’s there', () => {
  const moment = momentOf(new Date('2026-11-22T12:34:56.789Z'));
  expect(isMoment(moment)).toBe(true);
  expect(Date.parse(moment)).toBe(Date.parse('2026-11-22T12:34:56.789Z'));
  expect(dayIn('2026-11-22T00:00:20.000+13:00')).toBe('2026-11-22');
  for (const wrong of ['2026-02-30T12:00:00.000+01:00', '2026-11-22T12:00:00.000Z', '2026-11-22']) {
    expect(isMoment(wrong), wrong).toBe(false);
  }
});

test('a solver who solves half of the puzzles of a rating approaches that rating', () => {
  const half = Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? 'right' : 'wrong'));
  const { rating, provisional } = solverResults(puzzleProgress(row(half)));
  expect(Math.abs(rating.rating - 1400)).toBeLessThan(60);
  expect(provisional).toBe(false);
});

test('a row counts puzzles solved at once; what is solved after all counts as solved', () => {
  const lines = row(['right', 'right', 'right', 'wrong', 'right']);
  expect(solverResults(puzzleProgress(lines))).toMatchObject({
    solved: 4,
    failed: 1,
    streak: 1,
    bestStreak: 3,
  });
  const later = {
    ...tried(noon('2026-11-23'), 'after-wrong', '3'),
    from: 'again',
    of: undefined,
  } as Line;
  expect(solverResults(puzzleProgress([...lines, later]))).toMatchObject({
    solved: 5,
    failed: 0,
    streak: 1,
  });
  expect([
    solvedOn([...lines, later], '2026-11-22'),
    solvedOn([...lines, later], '2026-11-23'),
  ]).toEqual([4, 1]);
});

test('only the first try at an open puzzle is counted', () => {
  const at = noon('2026-11-22');
  const lines = [open(at, opened(null)), tried(at, 'wrong'), tried(at, 'after-wrong')];
  expect(puzzleProgress(lines).counted.map(({ solved }) => solved)).toEqual([false]);
  expect(puzzleProgress(lines).last).toMatchObject({ tried: true, done: true });
});

test('the streak of days ends with a day without a solved daily puzzle, and with a failed one at once', () => {
  const solved = (day: string, outcome: 'right' | 'wrong' = 'right') => [
    open(noon(day), opened(day)),
    tried(noon(day), outcome, day),
  ];
  const lines = [...solved('2026-11-30'), ...solved('2026-12-01')];
  expect(streakOf(lines, '2026-12-02')).toBe(2);
  expect(streakOf(lines, '2026-12-03')).toBe(0);
  expect(streakOf([...lines, ...solved('2026-12-03')], '2026-12-03')).toBe(1);
  expect(streakOf([...lines, ...solved('2026-12-02', 'wrong')], '2026-12-02')).toBe(0);
});

/** How a clock in a time zone shows a moment, by the rules of that zone; making one takes long. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** A moment as a clock shows it. */
function momentOn(clockThere: Intl.DateTimeFormat, time: Date): string {
  const [day = '', clock = ''] = clockThere.format(time).split(' ');
  const east = Math.round((Date.parse(`${day}T${clock}Z`) - time.getTime()) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  const offset = `${two(Math.floor(Math.abs(east) / 60))}:${two(Math.abs(east) % 60)}`;
  return `${day}T${clock}.000${east < 0 ? '-' : '+'}${offset}`;
}

const hour = 3_600_000;

test.each([
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
])('two years of days in %s, with its changes of the clock, are one streak', (zone) => {
  const there = clockOf(zone);
  const random = seededRandom(mixedSeed(7));
  const lines: Line[] = [];
  const days: string[] = [];
  const lengths: number[] = [];
  let began = Date.UTC(2026, 0, 1);
  for (let time = began; days.length < 731; time += hour / 2) {
    const day = dayIn(momentOn(there, new Date(time)));
    if (day === days.at(-1)) continue;
    lengths.push((time - began) / hour);
    days.push(day);
    began = time;
  }
  // Days of 23, 24 and 25 hours, or half an hour more or less: each is solved within its last minutes or early.
  let start = Date.UTC(2026, 0, 1) + (lengths[1] ?? 0) * hour;
  for (const [index, day] of days.entries()) {
    const length = lengths[index + 1] ?? 0;
    if (index === 0 || length === 0) continue;
    const at = momentOn(there, new Date(start + 20_000));
    const later = random.below(2) === 0 ? 40_000 : length * hour - 20_000;
    lines.push(
      open(at, opened(day)),
      tried(momentOn(there, new Date(start + later)), 'right', day),
    );
    start += length * hour;
  }
  expect(lines.every(({ at }) => isMoment(at))).toBe(true);
  const odd = new Set(lengths.slice(2).filter((length) => length !== 24));
  expect(odd.size, 'both changes of the clock').toBe(zone === 'Asia/Kolkata' ? 0 : 2);
  expect(streakOf(lines, days.at(-2) ?? '')).toBe(729);
  // A clock of another zone doesn't change which day it was.
  expect(streakOf(inOrder(lines.toReversed()), days.at(-2) ?? '')).toBe(729);
});

test('a traveller through five time zones has one streak', () => {
  const random = seededRandom(mixedSeed(7));
  const offsets = ['+13:00', '+05:30', '+01:00', '+02:00', '-08:00'];
  const days = Array.from({ length: 730 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const lines = days.flatMap((day) => {
    const time = (from: number) => String(from + random.below(12)).padStart(2, '0');
    const at = `${day}T${time(0)}:59:40.000${offsets[random.below(5)] ?? ''}`;
    const later = `${day}T${time(12)}:00:20.000${offsets[random.below(5)] ?? ''}`;
    return [open(at, opened(day)), tried(later, 'right', day)];
  });
  expect(lines.every(({ at }) => isMoment(at))).toBe(true);
  expect(streakOf(lines, days.at(-1) ?? '')).toBe(730);
  expect(streakOf(lines, days[99] ?? ''), 'later days don’t count').toBe(100);
});

test('what follows from a journal is the same in whatever order its lines were read', () => {
  const random = seededRandom(mixedSeed(3));
  const lines = inOrder([
    ...madeLines(330, random),
    // Several at one time.
    ...row(['right', 'wrong', 'right']),
    ...row(['wrong']).reverse(),
  ]);
  const shown = (read: readonly Line[]) => {
    const ordered = inOrder(read);
    const progress = puzzleProgress(ordered);
    return [
      [progress, solverResults(progress), dailyStreak(progress.counted, '2026-01-02')],
      [lessonProgress(ordered), mistakeCards(ordered), predictionScore(ordered)],
      [
        firstMovesMade(ordered),
        bestRuns(ordered),
        beatenAlone(ordered),
        solvedOn(ordered, '2026-01-02'),
      ],
      [rightAnswers(ordered), guidedGames(ordered), taskProgress(ordered), pathsOf(ordered)],
    ];
  };
  const all = shown(lines);
  expect(lines.length).toBeGreaterThan(330);
  for (let times = 0; times < 5; times++) expect(shown(shuffled(lines, random))).toEqual(all);
  const [one, other] = [lines.filter((_, at) => at % 3 === 0), lines.filter((_, at) => at % 3 > 0)];
  expect(shown([...other, ...one]), 'joined from two computers').toEqual(all);
});

test('a computer is beaten by a match that was won without a hint and without the guide', () => {
  const match = (
    opponent: 'easy' | 'medium' | 'hard',
    how: Partial<LineOf<'match'>> = {},
  ): Line => ({
    what: 'match',
    at: noon('2026-11-22'),
    id: 'a',
    game: 'chopsticks',
    settings: {},
    result: 'won',
    opponents: [opponent],
    guided: false,
    plies: 9,
    seconds: 60,
    ...how,
  });
  const helped = [
    match('hard', { hints: 1 }),
    match('hard', { setUp: true }),
    match('hard', { guided: true }),
    match('hard', { result: 'drawn' }),
    match('hard', { opponents: ['hard', 'easy'] }),
  ];
  expect(beatenAlone(helped)).toEqual(new Map());
  const alone = [match('medium'), ...helped, match('easy')];
  expect(beatenAlone(alone)).toEqual(new Map([['chopsticks', 'medium']]));
});

test('the best run of each mode counts in each game, and one without a game among all games', () => {
  const run = (mode: 'streak' | 'storm', solved: number, game?: string | null): Line => ({
    what: 'run',
    at: noon('2026-11-22'),
    mode,
    solved,
    ...(game !== undefined && { game }),
  });
  const lines = [
    run('streak', 4),
    run('storm', 3, null),
    run('streak', 2, null),
    run('streak', 9, 'chopsticks'),
  ];
  expect(bestRuns(lines)).toEqual([
    { game: null, streak: 4, storm: 3 },
    { game: 'chopsticks', streak: 9, storm: 0 },
  ]);
  expect(lines.map(knownLine)).toEqual(lines);
});

test('a lesson keeps its solved steps once each, and those that were ever solved at once without help', () => {
  const at = noon('2026-11-22');
  const of = { game: 'chopsticks', lesson: 'first-steps' };
  const step = (id: string, outcome: LineOf<'lesson-step'>['outcome'], hints?: number): Line => ({
    what: 'lesson-step',
    at,
    ...of,
    step: id,
    outcome,
    ...(hints && { hints }),
  });
  const progress = (lines: readonly Line[]) =>
    lessonProgress(lines).get(lessonKey('chopsticks', 'first-steps'));
  const lines = [step('a', 'wrong'), step('b', 'right'), step('b', 'right'), step('c', 'right', 1)];
  expect(progress(lines)).toEqual({ solved: ['b', 'c'], atOnce: ['b'] });
  const after = [...lines, step('a', 'after-wrong'), step('b', 'after-wrong'), step('c', 'right')];
  expect(progress(after)).toEqual({ solved: ['b', 'c', 'a'], atOnce: ['b'] });
  const left = [...after, step('d', 'shown'), step('d', 'right')];
  expect(progress(left)).toEqual({ solved: ['b', 'c', 'a', 'd'], atOnce: ['b'] });
  const nextDay = ['a', 'c', 'd'].map((id) => ({
    ...step(id, 'right'),
    at: noon('2026-11-23'),
  }));
  expect(progress([...left, ...nextDay])?.atOnce).toEqual(['b', 'a', 'c', 'd']);
});

test('predictions are counted, and first moves once a game', () => {
  const at = noon('2026-11-22');
  const of = {
    place: { game: 'chopsticks', settings: {}, position: '1111' },
    said: 'win',
  } as const;
  const predicted = [true, false, true].map((right): Line => ({
    what: 'prediction',
    at,
    ...of,
    right,
  }));
  expect(predictionScore(predicted)).toEqual({ right: 2, asked: 3 });
  const made = ['chopsticks', 'chopsticks'].map((game): Line => ({
    what: 'first-moves',
    at,
    game,
  }));
  expect(firstMovesMade(made)).toEqual(['chopsticks']);
});

test('a mistake that is remembered comes back after days, one that is made again on the same day', () => {
  const mistake = {
    id: 'a',
    game: 'chopsticks',
    settings: {},
    position: '1404',
    first: 0,
    played: ['14-23'],
    best: 1,
    worth: 0.5,
  };
  const made = (day: string): Line => ({ what: 'mistake', at: noon(day), mistake });
  const right: Line = { what: 'mistake-tried', at: noon('2026-11-22'), id: 'a', outcome: 'right' };
  const dueAfter = (...lines: Line[]) => mistakeCards(lines).get('a')?.card.due ?? NaN;
  expect(dueAfter(made('2026-11-22'))).toBe(Date.parse(noon('2026-11-22')));
  expect(dueAfter(made('2026-11-22'), right)).toBeGreaterThan(Date.parse(noon('2026-11-23')));
  const again = dueAfter(made('2026-11-22'), right, made('2026-11-30'));
  expect(again).toBe(Date.parse(noon('2026-11-30')) + 10 * 60_000);
  expect(mistakeCards([right]).size, 'it was never made').toBe(0);
});
