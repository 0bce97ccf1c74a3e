import { expect, test, vi } from 'vitest';
import { spoken } from '../../words/testing.ts';
import { z } from 'zod';
import type { Verdict } from '../../engine/exercise/exercise.ts';
import { seededRandom } from '../../engine/random.ts';
import { fakeAnalyst, type FakeAnalyst } from '../match/testing.ts';
import type { ExerciseOutcome } from '../api/practice.ts';
import type { PuzzleTheme, PuzzleView } from '../api/puzzles.ts';
import { Refusal } from '../ipc/refusal.ts';
import { PuzzleHost } from './puzzle-host.ts';
import { keptPuzzlesSchema, noPuzzles, type KeptPuzzles } from './puzzle-section.ts';

const today = '2026-11-22';
const tell = vi.fn();

/** A puzzle host whose analyst answers at once. */
function setUp(from: KeptPuzzles = noPuzzles, set?: () => void, analyst = fakeAnalyst()) {
  const report = vi.fn();
  let saved = from;
  const kept = {
    get: () => saved,
    set(next: KeptPuzzles) {
      set?.();
      saved = keptPuzzlesSchema.parse(JSON.parse(JSON.stringify(next)));
    },
  };
  const host = new PuzzleHost({ analyst, kept, random: seededRandom(4), report });
  const { handlers } = host;
  async function answered<Answer>(asked: Answer | Promise<Answer>): Promise<Answer> {
    while (analyst.waiting('puzzle').length > 0) await analyst.answer('puzzle');
    return asked;
  }
  const next = (pack = 'chopsticks/suicide', theme: PuzzleTheme | null = null, day = today) =>
    answered(handlers.openPuzzle({ which: 'next', pack, theme, day }, tell));
  const daily = (day = today) => answered(handlers.openPuzzle({ which: 'daily', day }, tell));
  const practise = async ({ id }: PuzzleView) => {
    const { exercise } = await answered(host.practise(id));
    return exercise ?? expect.fail('It is no exercise.');
  };
  const rate = async (puzzle: PuzzleView, outcome: ExerciseOutcome, day = today) => {
    const { keep } = await practise(puzzle);
    return keep?.(outcome, day).puzzle?.solver;
  };
  const all = (day = today) => answered(handlers.puzzles({ day }, tell));
  const run = (mode: 'streak' | 'storm', number: number) =>
    answered(handlers.openPuzzle({ which: 'run', mode, number }, tell));
  const again = (id: string) => answered(handlers.openPuzzle({ which: 'again', id }, tell));
  return {
    run,
    again,
    analyst,
    handlers,
    report,
    next,
    daily,
    practise,
    rate,
    all,
    saved: () => saved,
  };
}

test('an opened puzzle is the open one', async () => {
  const { next, all } = setUp();
  const puzzle = await next('summation-duel/usual', null);
  expect(puzzle).toMatchObject({ game: { id: 'summation-duel' }, number: 1, counted: false });
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
  const { handlers, saved } = setUp(noPuzzles, undefined, held);
  const [yesterday, later] = ['2026-11-21', today].map((day) =>
    handlers.openPuzzle({ which: 'daily', day }, tell),
  );
  for (const make of made.toReversed()) await make();
  expect((await later)?.day).toBe(today);
  expect((await yesterday)?.day, 'the page drops it').toBe('2026-11-21');
  expect(saved().open?.day).toBe(today);
});

test('each step is an exercise of its own, and a puzzle solved without errors extends the streak', async () => {
  const { next, practise, rate, saved } = setUp();
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
  expect(saved().solver).toMatchObject({ solved: 2, failed: 0 });
  expect(saved().open).toMatchObject({ counted: true, done: true });
});

test('a wrong move ends the streak; later tries cost nothing more', async () => {
  const { next, practise, rate, saved } = setUp();
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
  expect(await rate(puzzle, 'wrong')).toMatchObject({ failed: 1, streak: 0 });
  expect(saved().open).toMatchObject({ counted: true, done: false });
  expect(await rate(puzzle, 'after-wrong')).toMatchObject({ failed: 1, solved: 0 });
  expect(saved().open).toMatchObject({ counted: true, done: true });
});

test('the next puzzle is a different one, is made in advance, and continues after a restart', async () => {
  const { next, analyst, saved } = setUp();
  const one = await next();
  while (analyst.waiting('puzzle').length > 0) await analyst.answer('puzzle');
  const made = analyst.asked('puzzle');
  const other = await next();
  expect(other.number).toBeGreaterThan(one.number);
  expect(analyst.asked('puzzle') - made, 'what comes after it is made ready').toBeLessThan(5);
  const again = setUp(saved());
  expect((await again.all()).open).toEqual(other);
  expect((await again.next()).number).toBeGreaterThan(other.number);
});

test('among the next few puzzles, the one nearest to the solver’s rating is chosen', async () => {
  const strong = { ...noPuzzles.solver, rating: { ...noPuzzles.solver.rating, rating: 2000 } };
  const ratings = [];
  for (const solver of [noPuzzles.solver, strong]) {
    const { next } = setUp({ ...noPuzzles, seed: 3, solver });
    ratings.push((await next('chopsticks/fingers')).rating);
  }
  expect(ratings[1]).toBeGreaterThan(ratings[0] ?? NaN);
});

test('the daily puzzle is the same for every user, and counts once a day', async () => {
  const { daily, rate, all } = setUp();
  const puzzle = await daily();
  const else_ = await setUp().daily();
  expect(else_).toEqual(puzzle);
  expect(puzzle).toMatchObject({ day: today, counted: false });
  expect(await rate(puzzle, 'shown')).toMatchObject({ failed: 1, daily: 'failed' });
  expect((await daily()).counted).toBe(true);
  expect((await all('2026-11-23')).solver.daily).toBeNull();
  expect(await daily('2026-11-23')).toMatchObject({ counted: false, day: '2026-11-23' });
});

test('a try at a closed or unknown puzzle is refused', async () => {
  const { next, practise, saved } = setUp();
  const puzzle = await next();
  const { steps, keep } = await practise(puzzle);
  const opened = await next();
  await expect(practise(puzzle)).rejects.toMatchObject({ reason: { code: 'puzzles.gone' } });
  expect(() => steps[0]?.judge(['A-C'])).toThrow(Refusal);
  const before = saved();
  expect(() => keep?.('right', today)).toThrow(Refusal);
  expect(saved(), opened.id).toEqual(before);
  await expect((async () => next('chopsticks/nothing'))()).rejects.toMatchObject({
    reason: { code: 'puzzles.no-pack' },
  });
  await expect((async () => next('digit-conquest/usual', 'win'))()).rejects.toMatchObject({
    reason: { code: 'puzzles.no-pack' },
  });
});

test('training that can’t be saved is reported, and continues', async () => {
  const { next, rate, report } = setUp(noPuzzles, () => {
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
  const kept = { get: () => noPuzzles, set: () => undefined };
  const options = { analyst, kept, random: seededRandom(4), report: vi.fn() };
  const { openPuzzle } = new PuzzleHost(options).handlers;
  const request = { which: 'next', pack: 'chopsticks/suicide', theme: null, day: today } as const;
  const failed = openPuzzle(request, tell);
  const refused = expect(failed).rejects.toMatchObject({ reason: { code: 'puzzles.failed' } });
  await analyst.answer('puzzle', new Error('The thread died.'));
  await refused;
  const again = openPuzzle(request, tell);
  while (analyst.waiting('puzzle').length > 0) await analyst.answer('puzzle');
  expect((await again).game.id).toBe('chopsticks');
});

test('the saved state can be read again as JSON', () => {
  expect(z.json().parse(noPuzzles)).toEqual(noPuzzles);
  expect(keptPuzzlesSchema.parse(noPuzzles)).toEqual(noPuzzles);
});

test('a missed puzzle is in the history, and can be tried again without being rated', async () => {
  const { next, rate, again, handlers, saved } = setUp();
  const missed = await next('chopsticks/usual');
  const positionOf = () => saved().open?.place?.position;
  const position = positionOf();
  await rate(missed, 'wrong');
  const solved = await next('chopsticks/usual');
  expect(positionOf()).not.toBe(position);
  await rate(solved, 'right');
  const history = await handlers.triedPuzzles(undefined, tell);
  expect(history.map((each) => each.solved)).toEqual([true, false]);
  const rating = saved().solver;
  const retried = await again(history[1]?.id ?? '');
  expect([positionOf(), retried.counted]).toEqual([position, true]);
  await rate(retried, 'right');
  expect(saved().solver).toEqual(rating);
  expect((await handlers.triedPuzzles(undefined, tell)).map((each) => each.solved)).toEqual([
    true,
    true,
  ]);
});

test('a puzzle of a run doesn’t continue after the run', async () => {
  const { run, all, next } = setUp();
  await run('storm', 0);
  expect((await all()).open?.over).toBe(true);
  await next();
  expect((await all()).open?.over).toBe(false);
});

test('a run is different each time, gets harder, isn’t rated, and the best one is saved', async () => {
  const { run, rate, handlers, saved } = setUp();
  const puzzles = [];
  for (let number = 0; number < 4; number++) {
    const puzzle = await run('streak', number);
    puzzles.push(puzzle);
    await rate(puzzle, 'right');
  }
  expect(puzzles.every(({ counted }) => counted)).toBe(true);
  expect(puzzles[3]?.rating).toBeGreaterThanOrEqual(puzzles[0]?.rating ?? NaN);
  expect(saved().solver).toEqual(noPuzzles.solver);
  await handlers.endRun({ mode: 'streak', solved: 4 }, tell);
  expect(await handlers.endRun({ mode: 'streak', solved: 2 }, tell)).toEqual({
    streak: 4,
    storm: 0,
  });
});

test('no tried puzzle is asked again while there are others', async () => {
  const { next, rate, saved } = setUp();
  const positions = new Set<string | undefined>();
  for (let number = 1; number <= 10; number++) {
    await rate(await next('chopsticks/usual'), 'wrong');
    positions.add(saved().open?.place?.position);
    expect(positions.size).toBe(number);
  }
});

test.each([
  ['2026-02-21', '2026-02-22'],
  ['2026-05-19', '2026-05-20'],
])('the daily puzzles of %s and %s are different', async (day, following) => {
  const { daily, saved } = setUp();
  await daily(day);
  const first = saved().open?.place;
  await daily(following);
  expect(saved().open?.place).not.toEqual(first);
});
