import { expect, test, vi } from 'vitest';
import { spoken } from '../../words/testing.ts';
import { puzzleProgress } from '../../engine/learner/puzzles.ts';
import { lineSchema, type Line, type Mistake } from '../../engine/learner/line.ts';
import type { Verdict } from '../../engine/exercise/exercise.ts';
import { gameOf, games } from '../../engine/games.ts';
import { lessonPlacesOn } from '../../engine/learner/lesson-places.ts';
import { placeKey } from '../../engine/puzzles/puzzle-place.ts';
import { seededRandom } from '../../engine/random.ts';
import { fakeAnalyst, type FakeAnalyst } from '../match/testing.ts';
import type { ExerciseOutcome } from '../api/practice.ts';
import type { PuzzleTheme, PuzzleView } from '../api/puzzles.ts';
import { Refusal } from '../ipc/refusal.ts';
import { PracticeTable } from '../practice/practice-table.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { openJournal } from '../../storage/journal/journal.ts';
import { journalOf } from '../../storage/journal/testing.ts';
import { PuzzleHost } from './puzzle-host.ts';

inFolders();

const today = '2026-11-22';
const tell = vi.fn();

/** Noon in winter in Berlin, or another time of a day. */
const on = (day: string, time = '12:00:00') => `${day}T${time}.000+01:00`;

/** A puzzle host whose analyst answers at once, and whose journal is JSON. */
function setUp(
  from: readonly Line[] = [],
  add?: () => void,
  analyst = fakeAnalyst(),
  journal = journalOf([...from]),
) {
  const report = vi.fn();
  const collected: Mistake[] = [];
  const collect = (mistake: Mistake) => void collected.push(mistake);
  const kept = {
    ...journal,
    get lines() {
      return journal.lines;
    },
    add(line: Line) {
      journal.add(lineSchema.parse(JSON.parse(JSON.stringify(line))));
      add?.();
    },
  };
  const host = new PuzzleHost({ analyst, journal: kept, random: seededRandom(4), report, collect });
  const { handlers } = host;
  async function answered<Answer>(asked: Answer | Promise<Answer>): Promise<Answer> {
    while (analyst.waiting('puzzle').length > 0) await analyst.answer('puzzle');
    return asked;
  }
  const next = (pack = 'chopsticks/suicide', theme: PuzzleTheme | null = null, at = on(today)) =>
    answered(handlers.openPuzzle({ which: 'next', pack, theme, at }, tell));
  const daily = (day = today, time?: string) =>
    answered(handlers.openPuzzle({ which: 'daily', at: on(day, time), day: null }, tell));
  const earlier = (day: string) =>
    answered(handlers.openPuzzle({ which: 'daily', at: on(today), day }, tell));
  const practised = ({ id }: PuzzleView) => answered(host.practise(id));
  const practise = async (puzzle: PuzzleView) =>
    (await practised(puzzle)).exercise ?? expect.fail('It is no exercise.');
  const rate = async (puzzle: PuzzleView, outcome: ExerciseOutcome, day = today, time?: string) => {
    const { keep } = await practise(puzzle);
    return keep?.(outcome, on(day, time)).puzzle?.solver;
  };
  const all = (day = today) => answered(handlers.puzzles({ at: on(day) }, tell));
  const run = (mode: 'streak' | 'storm', number: number, pack = 'all') =>
    answered(handlers.openPuzzle({ which: 'run', pack, mode, number }, tell));
  const again = (id: string) => answered(handlers.openPuzzle({ which: 'again', id }, tell));
  return {
    run,
    again,
    practised,
    analyst,
    handlers,
    report,
    next,
    daily,
    earlier,
    practise,
    rate,
    all,
    collected,
    lines: () => journal.lines,
    last: () => puzzleProgress(journal.lines).last,
  };
}

test('an opened puzzle is the open one', async () => {
  const { next, all } = setUp();
  const puzzle = await next('summation-duel/usual', null);
  expect(puzzle).toMatchObject({ game: { id: 'summation-duel' }, number: 1, unrated: false });
  const players = [{ kind: 'person' }, { kind: 'computer' }] as const;
  expect(spoken(puzzle, players).questions[0]).toMatch(/^Your move/);
  const { chosen, solver, open } = await all();
  expect(chosen).toEqual({ pack: 'summation-duel/usual', theme: null });
  expect(solver).toMatchObject({ solved: 0, failed: 0, streak: 0, daily: null });
  expect(open).toEqual(puzzle);
});

test('of two requests, the later puzzle is the open one, even if it is made first', async () => {
  const made: (() => Promise<void>)[] = [];
  const held = {
    ...fakeAnalyst(),
    ask(...task: Parameters<FakeAnalyst['ask']>) {
      const analyst = fakeAnalyst();
      const puzzle = analyst.ask(...task);
      made.push(() => analyst.answer('puzzle'));
      return puzzle;
    },
  } as FakeAnalyst;
  const { handlers, last } = setUp([], undefined, held);
  const [yesterday, later] = ['2026-11-21', today].map((day) =>
    handlers.openPuzzle({ which: 'daily', at: on(day), day: null }, tell),
  );
  for (const make of made.toReversed()) await make();
  expect((await later)?.day).toBe(today);
  expect((await yesterday)?.day, 'the page drops it').toBe('2026-11-21');
  expect(last()?.day).toBe(today);
});

test('each step is an exercise of its own, and a puzzle solved without errors extends the streak', async () => {
  const { next, practise, rate, all, last } = setUp();
  for (let solved = 1; solved <= 2; solved++) {
    const puzzle = await next('chopsticks/suicide', 'only-move');
    const { steps } = await practise(puzzle);
    expect(steps).toHaveLength(puzzle.questions.length);
    for (const step of steps) {
      const { moves } = await step.solution();
      expect(await step.judge(moves.slice(0, 1))).toMatchObject({ kind: 'right' });
    }
    expect(await rate(puzzle, 'right')).toMatchObject({
      solved,
      streak: solved,
      bestStreak: solved,
    });
  }
  expect((await all()).solver).toMatchObject({ solved: 2, failed: 0 });
  expect(last()).toMatchObject({ tried: true, done: true });
});

test('a wrong move ends the streak and is collected; later tries cost nothing more', async () => {
  const { next, practise, rate, last, collected } = setUp();
  const puzzle = await next('chopsticks/suicide', 'only-move');
  const { steps } = await practise(puzzle);
  const [asked = expect.fail('It has no step.')] = steps;
  const [answer = ''] = (await asked.solution()).moves;
  const verdicts: Verdict[] = [];
  for (const move of ['A-C', 'A-D', 'B-C', 'B-D']) {
    if (move !== answer) verdicts.push(await asked.judge([move]));
  }
  const verdict = verdicts.find(({ kind }) => kind === 'wrong');
  expect(verdict).toMatchObject({ kind: 'wrong', message: { code: 'puzzles.fault.loses' } });
  expect(verdict?.kind === 'wrong' && verdict.reply.length).toBeGreaterThan(0);
  expect(new Set(collected.map(({ id }) => id)).size, 'one position').toBe(1);
  expect(collected[0]).toMatchObject({ game: 'chopsticks', from: 'puzzle', first: 0 });
  const failed = await rate(puzzle, 'wrong');
  expect(failed).toMatchObject({ failed: 1, solvedToday: 0, streak: 0 });
  expect(last()).toMatchObject({ tried: true, done: false });
  const found = { rating: failed?.rating, streak: 0, failed: 0, solved: 1, solvedToday: 1 };
  expect(await rate(puzzle, 'after-wrong'), 'solved after all').toMatchObject(found);
  expect(last()).toMatchObject({ tried: true, done: true });
});

test('of a threat the user plays the opponent’s move, and a wrong one is no mistake of theirs', async () => {
  const { next, practised, rate, collected, lines } = setUp();
  const puzzle = await next('chopsticks/usual', 'threat');
  expect(spoken(puzzle, [{ kind: 'person' }, { kind: 'computer' }]).questions).toEqual([
    expect.stringMatching(/^Before you move: what does .*omputer.* threaten\?/),
  ]);
  const { setting, exercise } = await practised(puzzle);
  const table = new PracticeTable(setting, 1, true);
  const [step = expect.fail('It has a step.')] = exercise?.steps ?? [];
  const { moves, state, players } = table.view();
  expect(state).toMatchObject({ kind: 'person', seat: 1 });
  expect(players[1]).toMatchObject({ kind: 'computer' });
  const verdicts = await Promise.all(moves.map(async ({ notation }) => step.judge([notation])));
  expect(new Set(verdicts.map(({ kind }) => kind))).toEqual(new Set(['right', 'wrong']));
  expect(collected).toEqual([]);
  await rate(puzzle, 'right');
  expect(lines().at(-1)).toMatchObject({
    what: 'puzzle',
    kind: 'threat',
    place: { asks: 'threat' },
  });
});

test('the next puzzle is a different one, is made in advance, and continues after a restart', async () => {
  const { next, rate, analyst, lines } = setUp();
  const one = await next();
  await rate(one, 'right');
  while (analyst.waiting('puzzle').length > 0) await analyst.answer('puzzle');
  const made = analyst.asked('puzzle');
  const other = await next();
  expect(other.number).toBeGreaterThan(one.number);
  expect(analyst.asked('puzzle') - made, 'what comes after it is made ready').toBeLessThan(5);
  const again = setUp(lines());
  expect((await again.all()).open).toEqual(other);
  expect(await again.next(), 'it is still to be solved').toEqual(other);
  await again.rate(other, 'shown');
  expect((await again.next()).number).toBeGreaterThan(other.number);
});

test('among the next few puzzles, the one nearest to the solver’s rating is chosen', async () => {
  const ratings = [];
  for (const solved of [0, 30]) {
    const { next, rate } = setUp();
    for (let count = 0; count < solved; count++) await rate(await next('standard'), 'right');
    ratings.push((await next('chopsticks/fingers')).rating);
  }
  expect(ratings[1]).toBeGreaterThan(ratings[0] ?? NaN);
});

test('the daily puzzle is the same for every user, and counts once a day', async () => {
  const { daily, rate, all } = setUp();
  const puzzle = await daily();
  const else_ = await setUp().daily();
  expect(else_).toEqual(puzzle);
  expect(puzzle).toMatchObject({ day: today, unrated: false });
  expect(await rate(puzzle, 'shown')).toMatchObject({ failed: 1, daily: 'failed' });
  expect((await daily()).unrated).toBe(true);
  expect((await all('2026-11-23')).solver.daily).toBeNull();
  expect(await daily('2026-11-23')).toMatchObject({ unrated: false, day: '2026-11-23' });
});

test('a try at a closed or unknown puzzle is refused', async () => {
  const { next, daily, practise, lines } = setUp();
  const puzzle = await next();
  const { steps, keep } = await practise(puzzle);
  const opened = await daily();
  await expect(practise(puzzle)).rejects.toMatchObject({ reason: { code: 'puzzles.gone' } });
  expect(() => steps[0]?.judge(['A-C'])).toThrow(Refusal);
  const before = [...lines()];
  expect(() => keep?.('right', on(today))).toThrow(Refusal);
  expect(lines(), opened.id).toEqual(before);
  await expect((async () => next('chopsticks/nothing'))()).rejects.toMatchObject({
    reason: { code: 'puzzles.no-pack' },
  });
  await expect((async () => next('digit-conquest/usual', 'win'))()).rejects.toMatchObject({
    reason: { code: 'puzzles.no-pack' },
  });
});

test('training that can’t be saved is reported, and continues', async () => {
  const { next, rate, report } = setUp([], () => {
    throw Object.assign(new Error('No room.'), { code: 'ENOSPC' });
  });
  const puzzle = await next();
  expect(await rate(puzzle, 'shown')).toMatchObject({ failed: 1 });
  expect(report).toHaveBeenCalledWith({
    code: 'puzzles.not-kept',
    values: { reason: { code: 'files.reason.full' } },
  });
});

test('a puzzle that can’t be made is refused, and can be requested again', async () => {
  const analyst = fakeAnalyst();
  const options = {
    analyst,
    journal: journalOf(),
    random: seededRandom(4),
    report: vi.fn(),
    collect: vi.fn(),
  };
  const { openPuzzle } = new PuzzleHost(options).handlers;
  const request = {
    which: 'next',
    pack: 'chopsticks/suicide',
    theme: null,
    at: on(today),
  } as const;
  const failed = openPuzzle(request, tell);
  const refused = expect(failed).rejects.toMatchObject({ reason: { code: 'puzzles.failed' } });
  await analyst.answer('puzzle', new Error('The thread died.'));
  await refused;
  const again = openPuzzle(request, tell);
  while (analyst.waiting('puzzle').length > 0) await analyst.answer('puzzle');
  expect((await again).game.id).toBe('chopsticks');
});

test('a missed puzzle is in the history, and can be tried again without being rated', async () => {
  const { next, rate, again, all, handlers, lines } = setUp();
  const missed = await next('chopsticks/usual');
  const positions = () =>
    lines().flatMap((line) => (line.what === 'puzzle' ? line.place.position : []));
  await rate(missed, 'wrong');
  const solved = await next('chopsticks/usual');
  await rate(solved, 'right');
  const history = await handlers.triedPuzzles(undefined, tell);
  expect(history.map((each) => each.solved)).toEqual([true, false]);
  const { rating } = (await all()).solver;
  const retried = await again(history[1]?.id ?? '');
  expect(retried).toMatchObject({ unrated: true, erred: false, isAgain: true });
  await rate(retried, 'right');
  const [one, other, last] = positions();
  expect([one === other, one === last]).toEqual([false, true]);
  expect((await all()).solver).toMatchObject({ rating, solved: 2, failed: 0 });
  const after = await handlers.triedPuzzles(undefined, tell);
  expect(after).toMatchObject([
    { solved: true, missed: true },
    { solved: true, missed: false },
  ]);
});

test('a puzzle of a run doesn’t continue after the run', async () => {
  const { run, all, next } = setUp();
  await run('storm', 0);
  expect((await all()).open?.over).toBe(true);
  await next();
  expect((await all()).open?.over).toBe(false);
});

test('a puzzle of a relative leads to the step that explains its rule', async () => {
  const { next } = setUp();
  const relative = await next('chopsticks/suicide');
  expect(relative).toMatchObject({ lesson: { lesson: 'relatives', step: 'suicide' } });
  expect((await next('chopsticks/usual')).lesson).toBeNull();
});

test('a run is different each time, gets harder, isn’t rated, and the best one is saved', async () => {
  const { run, rate, all, handlers } = setUp();
  const { rating } = (await all()).solver;
  const puzzles = [];
  for (let number = 0; number < 4; number++) {
    const puzzle = await run('streak', number);
    puzzles.push(puzzle);
    await rate(puzzle, 'right');
  }
  expect(puzzles.every(({ unrated }) => unrated)).toBe(true);
  expect(puzzles[3]?.rating).toBeGreaterThanOrEqual(puzzles[0]?.rating ?? NaN);
  expect((await all()).solver).toMatchObject({ rating, streak: 0, solvedToday: 4 });
  const end = (pack: string, solved: number) =>
    handlers.endRun({ pack, mode: 'streak', solved, at: on(today) }, tell);
  await end('all', 4);
  await end('chopsticks/suicide', 3);
  await end('chopsticks', 5);
  expect(await end('standard', 2)).toEqual([
    { game: null, streak: 4, storm: 0 },
    { game: 'chopsticks', streak: 5, storm: 0 },
  ]);
});

/** The puzzles asked of a beginner who misses some. */
async function askedInARow(pack: string, count: number, isMissed: (number: number) => boolean) {
  const { next, rate } = setUp();
  const asked: PuzzleView[] = [];
  for (let number = 0; number < count; number++) {
    const puzzle = await next(pack);
    asked.push(puzzle);
    await rate(puzzle, isMissed(number) ? 'wrong' : 'right');
  }
  return asked;
}

test.each(games.flatMap(({ id }) => [`${id}/usual`, id]))(
  'the puzzles of a beginner in %s get harder without a cliff',
  async (pack) => {
    for (const every of [Infinity, 3]) {
      const asked = await askedInARow(pack, 20, (number) => number % every === 2);
      const ratings = asked.map(({ rating }) => rating);
      const steps = ratings.slice(1).map((rating, at) => rating - (ratings[at] ?? NaN));
      expect(Math.max(...steps), ratings.join()).toBeLessThanOrEqual(100);
      expect(ratings[0], 'the first one is easy').toBeLessThan(800);
      if (every === Infinity) expect(Math.max(...ratings)).toBeGreaterThan(900);
    }
  },
);

// The other packs have one kind, or only one that a beginner can solve.
test.each(['chopsticks/usual', 'chopsticks', 'scholars-game/usual', 'scholars-game'])(
  'no more than two puzzles of a kind follow one another in %s',
  async (pack) => {
    const asked = await askedInARow(pack, 12, (number) => number % 4 === 0);
    const kinds = asked.map(({ kind }) => kind);
    const inARow = kinds.filter((kind, at) => kind === kinds[at - 1] && kind === kinds[at - 2]);
    expect(inARow, kinds.join()).toEqual([]);
  },
);

test('no tried puzzle is asked again while there are others', async () => {
  const { next, rate, last } = setUp();
  const places = new Set<string>();
  for (let number = 1; number <= 10; number++) {
    await rate(await next('chopsticks/usual'), 'wrong');
    places.add(JSON.stringify(last()?.place));
    expect(places.size).toBe(number);
  }
});

test.each([
  ['2026-02-21', '2026-02-22'],
  ['2026-05-19', '2026-05-20'],
])('the daily puzzles of %s and %s are different', async (day, following) => {
  const { daily, last } = setUp();
  await daily(day);
  const first = last()?.place;
  await daily(following);
  expect(last()?.place).not.toEqual(first);
});

test('what a lesson asked today is no puzzle of today', async () => {
  const { lessons = [] } = gameOf('scholars-game');
  const of = { what: 'lesson-step', outcome: 'right', at: on(today) } as const;
  const lines = lessons.flatMap(({ id: lesson, steps }) =>
    steps.map(({ id: step }): Line => ({ ...of, game: 'scholars-game', lesson, step })),
  );
  const asked = new Set(lessonPlacesOn(lines, today).map(placeKey));
  expect(lessonPlacesOn(lines, '2026-11-23')).toEqual([]);
  const seen = async (from: readonly Line[]): Promise<string[]> => {
    const { next, rate, lines: journal } = setUp(from);
    for (let count = 0; count < 30; count++) {
      await rate(await next('scholars-game/usual'), 'right');
    }
    return [...puzzleProgress(journal()).tried.keys()].filter((key) => asked.has(key));
  };
  expect(await seen([])).not.toEqual([]);
  expect(await seen(lines)).toEqual([]);
});

test('a clock that is set back and forth neither lengthens the streak of days nor rates a day again', async () => {
  const { daily, rate, all } = setUp();
  for (const day of ['2026-11-21', today]) await rate(await daily(day), 'right', day);
  const { solver } = await all();
  expect(solver.dailyStreak).toBe(2);
  for (const day of ['2026-11-21', today]) {
    const again = await daily(day);
    expect(again.unrated).toBe(true);
    expect(await rate(again, 'right', day)).toMatchObject({ rating: solver.rating });
  }
  expect((await all()).solver.dailyStreak).toBe(2);
  expect((await all('2026-11-21')).solver.dailyStreak, 'the day after is still to come').toBe(1);
});

test('a daily puzzle that was opened before midnight and solved after it counts for its own day', async () => {
  const { daily, rate } = setUp();
  const puzzle = await daily('2026-11-21', '23:59:40');
  expect(await rate(puzzle, 'right', today, '00:00:20')).toMatchObject({
    dailyStreak: 1,
    daily: null,
    solvedToday: 1,
  });
  expect(await rate(await daily(), 'right')).toMatchObject({ dailyStreak: 2, daily: 'solved' });
});

test('a puzzle that was left for the daily one is asked again, each of a pack', async () => {
  const { next, daily, rate, lines } = setUp();
  const puzzle = await next('chopsticks/usual');
  const other = await next('summation-duel/usual');
  await rate(await daily(), 'right');
  for (const host of [{ next }, setUp(lines())]) {
    expect(await host.next('chopsticks/usual')).toEqual(puzzle);
    expect(await host.next('summation-duel/usual')).toEqual(other);
  }
});

test('the program can be ended after any line: the next start shows the same, nothing lost and nothing twice', async () => {
  const journal = openJournal(folder, () => expect.fail());
  const { next, daily, rate, all } = setUp([], undefined, fakeAnalyst(), journal);
  for (let count = 0; count < 12; count++) {
    const puzzle = await (count === 5 ? daily() : next('chopsticks/usual'));
    const outcomes = count % 3 === 0 ? (['wrong', 'after-wrong'] as const) : (['right'] as const);
    for (const outcome of [undefined, ...outcomes]) {
      if (outcome !== undefined) await rate(puzzle, outcome);
      const started = setUp(
        [],
        undefined,
        fakeAnalyst(),
        openJournal(folder, () => expect.fail()),
      );
      expect(await started.all()).toEqual(await all());
    }
  }
  expect((await all()).solver).toMatchObject({ solved: 12, failed: 0, solvedToday: 12 });
});

test('a line of the journal says what was tried, and how long it took', async () => {
  const { next, practise, lines } = setUp();
  const { keep } = await practise(await next('chopsticks/usual'));
  keep?.('wrong', on(today), { tried: ['A-C'], seconds: 3.2 });
  const line = { what: 'puzzle', outcome: 'wrong', tried: ['A-C'], seconds: 3.2 };
  expect(lines().at(-1)).toMatchObject(line);
});

test('a first rating is provisional for ten puzzles', async () => {
  const { next, rate, all } = setUp();
  for (let count = 0; count < 10; count++) {
    expect((await all()).solver.provisional).toBe(true);
    await rate(await next('standard'), count % 2 === 0 ? 'right' : 'wrong');
  }
  expect((await all()).solver.provisional).toBe(false);
});

test('an earlier day’s puzzle can be played, but counts for no day, and one that is to come is refused', async () => {
  const { daily, rate, earlier, all } = setUp();
  await rate(await daily(), 'right');
  const puzzle = await earlier('2026-11-21');
  expect(puzzle).toMatchObject({ day: '2026-11-21', unrated: false });
  expect(await rate(puzzle, 'right')).toMatchObject({ dailyStreak: 1, solved: 2 });
  expect((await all()).solver.dailyStreak).toBe(1);
  await expect(earlier('2026-11-23')).rejects.toMatchObject({
    reason: { code: 'puzzles.not-yet' },
  });
});

test.each([
  ['summation-duel', 'summation-duel'],
  ['chopsticks/suicide', 'chopsticks'],
  ['chopsticks/usual', 'chopsticks'],
])('a run in %s has puzzles of that game', async (pack, game) => {
  const { run } = setUp();
  for (let number = 0; number < 3; number++) {
    expect((await run('storm', number, pack)).game.id).toBe(game);
  }
});
