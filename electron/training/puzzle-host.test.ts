import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { seededRandom } from '../../engine/random.ts';
import { fakeAnalyst } from '../match/testing.ts';
import type { PuzzleView } from '../api/puzzle-view.ts';
import { hostPuzzles } from './puzzle-host.ts';
import { keptPuzzlesSchema, noPuzzles, type KeptPuzzles } from './puzzle-section.ts';

const today = '2026-11-22';
const tell = vi.fn();

/** Puzzles that are answered as soon as somebody waits for them. */
function setUp(from: KeptPuzzles = noPuzzles, set?: () => void) {
  const analyst = fakeAnalyst();
  const report = vi.fn();
  let saved = from;
  const kept = {
    get: () => saved,
    set(next: KeptPuzzles) {
      set?.();
      saved = keptPuzzlesSchema.parse(JSON.parse(JSON.stringify(next)));
    },
  };
  const handlers = hostPuzzles({ analyst, kept, random: seededRandom(4), report });
  async function answered<Answer>(asked: Answer | Promise<Answer>): Promise<Answer> {
    while (analyst.waiting('puzzle').length > 0) await analyst.answer('puzzle');
    return asked;
  }
  const next = (pack = 'chopsticks/suicide', kind: 'win' | 'survive' | null = null, day = today) =>
    answered(handlers.openPuzzle({ which: 'next', pack, kind, day }, tell));
  const daily = (day = today) => answered(handlers.openPuzzle({ which: 'daily', day }, tell));
  const solution = ({ id }: PuzzleView, step = 0, day = today) =>
    answered(handlers.puzzleSolution({ id, step, day }, tell));
  const attempt = ({ id }: PuzzleView, step: number, moves: string[], day = today) =>
    answered(handlers.tryPuzzle({ id, step, moves, day }, tell));
  const all = (day = today) => answered(handlers.puzzles({ day }, tell));
  return { analyst, handlers, report, next, daily, solution, attempt, all, saved: () => saved };
}

test('a puzzle is solved move by move, and counts once', async () => {
  const { next, attempt, all } = setUp();
  const puzzle = await next('summation-duel/usual', null);
  expect(puzzle).toMatchObject({ game: { name: 'Summation Duel' }, number: 1, counted: false });
  expect(puzzle.questions[0]).toMatch(/^Your move/);
  expect(await attempt(puzzle, 0, ['+99'])).toEqual({ verdict: 'unfinished' });
  const { chosen, solver, open } = await all();
  expect(chosen).toEqual({ pack: 'summation-duel/usual', kind: null });
  expect(solver).toMatchObject({ solved: 0, failed: 0, streak: 0, daily: null });
  expect(open).toEqual(puzzle);
});

test('of two that are asked for the later one lies open, whichever is made first', async () => {
  const { analyst, handlers, saved } = setUp();
  const usual = { pack: 'chopsticks/suicide', kind: null, day: today };
  const first = handlers.openPuzzle({ which: 'next', ...usual }, tell);
  const second = handlers.openPuzzle({ which: 'daily', day: today }, tell);
  while (analyst.waiting('puzzle').length > 0) await analyst.answer('puzzle');
  await Promise.all([first, second]);
  expect(saved().open?.day).toBe(today);
});

test('each step is judged, the last one ends it, and the streak grows', async () => {
  const { next, attempt, saved } = setUp();
  let solvedOnes = 0;
  for (let count = 0; count < 2; count++) {
    const puzzle = await next('chopsticks/suicide', 'survive');
    const moves = await solutionOf(puzzle.number - 1);
    for (const [step, { answer, reply }] of moves.entries()) {
      const tried = await attempt(puzzle, step, answer);
      if (step + 1 < moves.length) expect(tried).toMatchObject({ verdict: 'right', reply });
      else {
        solvedOnes++;
        expect(tried).toMatchObject({
          verdict: 'solved',
          solver: { solved: solvedOnes, streak: solvedOnes, bestStreak: solvedOnes },
        });
      }
    }
  }
  expect(saved().solver).toMatchObject({ solved: 2, failed: 0 });

  async function solutionOf(number: number) {
    const { puzzleMaker } = await import('../../engine/puzzles/puzzle-maker.ts');
    const { seed } = saved();
    const { steps } = puzzleMaker().make({
      ...{ pack: 'chopsticks/suicide', kind: 'survive', seed: seed ?? 0, number },
    });
    return steps.map(({ ways: [way] }) => ({
      answer: [...(way?.plies[0] ?? [])],
      reply: way?.reply ?? [],
    }));
  }
});

test('a wrong move is told with its reply and ends the streak; the solution then costs nothing more', async () => {
  const { next, attempt, solution } = setUp();
  const puzzle = await next('chopsticks/suicide', 'survive');
  const [answer] = (await setUp().next('chopsticks/suicide', 'survive').then(solution)).moves;
  const wrong = ['A-C', 'A-D', 'B-C', 'B-D'].find((move) => move !== answer) ?? '';
  const first = await attempt(puzzle, 0, [wrong]);
  expect(first).toMatchObject({ verdict: 'wrong', fault: 'That loses.' });
  expect(first.verdict === 'wrong' && first.reply.length).toBeGreaterThan(0);
  const second = await attempt(puzzle, 0, [wrong]);
  expect(second).toMatchObject({ solver: { failed: 1, streak: 0 } });
  const shown = await solution(puzzle);
  expect(shown.moves[0]).toBe(answer);
  expect(shown.moves.length % 2).toBe(1);
  expect(shown.solver).toMatchObject({ failed: 1, solved: 0 });
});

test('the next one is another one, is ready before it is asked for, and goes on after a restart', async () => {
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

test('of the next few the one is chosen that is about as hard as the solver is strong', async () => {
  const strong = { ...noPuzzles.solver, rating: { ...noPuzzles.solver.rating, rating: 2000 } };
  const ratings = [];
  for (const solver of [noPuzzles.solver, strong]) {
    const { next } = setUp({ ...noPuzzles, seed: 3, solver });
    ratings.push((await next('chopsticks/fingers')).rating);
  }
  expect(ratings[1]).toBeGreaterThan(ratings[0] ?? NaN);
});

test('the daily puzzle is the same for everybody, and counts once a day', async () => {
  const { daily, solution, all } = setUp();
  const puzzle = await daily();
  const else_ = await setUp().daily();
  expect(else_).toEqual(puzzle);
  expect(puzzle).toMatchObject({ day: today, counted: false });
  expect((await solution(puzzle)).solver).toMatchObject({ failed: 1, daily: 'failed' });
  expect((await daily()).counted).toBe(true);
  expect((await all('2026-11-23')).solver.daily).toBeNull();
  expect(await daily('2026-11-23')).toMatchObject({ counted: false, day: '2026-11-23' });
});

test('what is tried in a puzzle that was put away is refused, and so is what there is not', async () => {
  const { next, attempt } = setUp();
  const puzzle = await next();
  await next();
  await expect(attempt(puzzle, 0, ['A-C'])).rejects.toMatchObject({
    told: { code: 'puzzles.gone' },
  });
  await expect((async () => next('chopsticks/nothing'))()).rejects.toMatchObject({
    told: { code: 'puzzles.no-pack' },
  });
  await expect((async () => next('digit-conquest/usual', 'win'))()).rejects.toMatchObject({
    told: { code: 'puzzles.no-pack' },
  });
});

test('where it can’t be kept, it is told, and goes on', async () => {
  const { next, solution, report } = setUp(noPuzzles, () => {
    throw Object.assign(new Error('No room.'), { code: 'ENOSPC' });
  });
  const puzzle = await next();
  expect((await solution(puzzle)).solver.failed).toBe(1);
  expect(report).toHaveBeenCalledWith({
    code: 'puzzles.not-kept',
    values: { reason: { code: 'files.reason.full' } },
  });
});

test('one that can’t be made is refused, and can be asked for again', async () => {
  const analyst = fakeAnalyst();
  const kept = { get: () => noPuzzles, set: () => undefined };
  const { openPuzzle } = hostPuzzles({ analyst, kept, random: seededRandom(4), report: vi.fn() });
  const request = { which: 'next', pack: 'chopsticks', kind: null, day: today } as const;
  const failed = openPuzzle(request, tell);
  const refused = expect(failed).rejects.toMatchObject({ told: { code: 'puzzles.failed' } });
  await analyst.answer('puzzle', new Error('The thread died.'));
  await refused;
  const again = openPuzzle(request, tell);
  while (analyst.waiting('puzzle').length > 0) await analyst.answer('puzzle');
  expect((await again).game.id).toBe('chopsticks');
});

test('what is kept can be read again as JSON', () => {
  expect(z.json().parse(noPuzzles)).toEqual(noPuzzles);
  expect(keptPuzzlesSchema.parse(noPuzzles)).toEqual(noPuzzles);
});
