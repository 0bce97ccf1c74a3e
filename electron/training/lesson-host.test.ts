import fs from 'node:fs';
import { expect, test } from 'vitest';
import type { Mistake } from '../../engine/learner/line.ts';
import { games } from '../../engine/games.ts';
import { inEnglish } from '../../words/testing.ts';
import { turnsToHold } from '../api/lessons.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { StartOf } from '../practice/practice-handlers.ts';
import { PracticeTable } from '../practice/practice-table.ts';
import { canBeAsked } from './mistakes.ts';
import { LessonHost } from './lesson-host.ts';
import { openJournal } from '../../storage/journal/journal.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();

const nobody = () => undefined;
const at = '2026-11-22T12:00:00.000+01:00';
const nextDay = '2026-11-23T12:00:00.000+01:00';

/** The handlers as after a start of the program. */
function started(collected: Mistake[] = []) {
  const host = new LessonHost(openJournal(folder, nobody), (mistake) => collected.push(mistake));
  const { lessons, lesson } = host.handlers;
  const practise = (step: StartOf<'lesson'>) => host.practise(step);
  const start = (game: string, id: string, step: string) =>
    practise({ of: 'lesson', game, lesson: id, step });
  return {
    first: async () => {
      const all = await lessons(undefined, nobody);
      return all.lessons[0];
    },
    lessons: () => lessons(undefined, nobody),
    lesson: (game: string, id: string) => lesson({ game, lesson: id }, nobody),
    start,
    practise,
    solve: (...step: Parameters<typeof start>) => start(...step).exercise?.keep?.('right', at),
    solveLater: (...step: Parameters<typeof start>) =>
      start(...step).exercise?.keep?.('right', nextDay),
    err: (...step: Parameters<typeof start>) => start(...step).exercise?.keep?.('wrong', at),
  };
}

async function refusal(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
    return '';
  } catch (error) {
    if (error instanceof Refusal) return inEnglish(error.reason);
    throw error;
  }
}

test('lists the lessons of every game, none of them begun', async () => {
  const { lessons } = await started().lessons();
  expect(new Set(lessons.map(({ game }) => game.id))).toEqual(new Set(games.map(({ id }) => id)));
  for (const lesson of lessons) {
    expect(lesson).toMatchObject({ solved: 0 });
    expect(inEnglish({ code: lesson.title })).not.toContain('.');
  }
});

test('every step is on its table with the learner to move, and so is the game played on after it', async () => {
  const { lessons, lesson, start, practise } = started();
  for (const { game, id } of (await lessons()).lessons) {
    const { steps } = await lesson(game.id, id);
    for (const { id: step, drawn, before } of steps) {
      const { setting } = start(game.id, id, step);
      const { state } = new PracticeTable(setting, 1).view();
      expect(state, step).toMatchObject({ kind: 'person', seat: 0 });
      const on = { game: game.id, lesson: id, step };
      expect(practise({ ...on, of: 'lesson', playOn: [...before] }).playOn).toEqual({
        turns: drawn ? turnsToHold : Infinity,
      });
    }
  }
});

test('a step offers no move that is taught later, and says so', () => {
  const offered = (step: string) => {
    const { setting } = started().start('chopsticks', 'first-steps', step);
    const { moves, refused } = new PracticeTable(setting, 1).view();
    const later = refused.filter(({ reason }) => reason.code === 'lessons.later');
    return { moves: moves.map(({ notation }) => notation), later: later.length };
  };
  expect(offered('out')).toEqual({ moves: ['A-C', 'A-D', 'B-C', 'B-D'], later: 2 });
  expect(offered('split').moves).toContain('14-23');
  expect(offered('split').later).toBe(0);
});

test('saves each solved step once, also across a restart', async () => {
  const { first, lesson, solve, err } = started();
  const summary = await first();
  if (summary === undefined) throw new RangeError('There is no lesson.');
  const { game, id } = summary;
  const { steps } = await lesson(game.id, id);
  const [one, other] = steps;
  solve(game.id, id, other?.id ?? '');
  solve(game.id, id, one?.id ?? '');
  solve(game.id, id, one?.id ?? '');
  err(game.id, id, steps[2]?.id ?? '');
  expect((await started().first())?.solved).toBe(2);
  const again = await started().lesson(game.id, id);
  expect(again.steps.map(({ solved }) => solved).slice(0, 3)).toEqual([true, true, false]);
});

test('a wrong move that the lesson says loses something is collected as a mistake', () => {
  const collected: Mistake[] = [];
  const { start } = started(collected);
  const tried = (lesson: string, step: string, move: string) =>
    start('chopsticks', lesson, step).exercise?.keep?.('wrong', at, { tried: [move], seconds: 1 });
  tried('splits', 'strike-first', '22-13');
  // The task is special: any move draws.
  tried('first-steps', 'adds-up', 'A-C');
  expect(collected).toMatchObject([
    {
      game: 'chopsticks',
      position: '2233',
      played: ['22-13'],
      best: 0.5,
      worth: 0,
      from: 'lesson',
    },
  ]);
  expect(canBeAsked(collected[0] ?? expect.fail('There is one.'))).toBe(true);
});

test('a lesson whose steps are all solved has stars for those that were ever solved at once', async () => {
  const { first, lesson, start, solve, solveLater } = started();
  const { game, id } = (await first()) ?? expect.fail('There is a lesson.');
  const steps = (await lesson(game.id, id)).steps.map((step) => step.id);
  const [one = '', ...others] = steps;
  const late = (step: string) => start(game.id, id, step).exercise?.keep?.('after-wrong', at);
  others.forEach(late);
  expect((await first())?.stars).toBeNull();
  late(one);
  expect((await first())?.stars).toBe(1);
  for (const step of others) solve(game.id, id, step);
  expect((await started().first())?.stars, 'on the same day').toBe(1);
  for (const step of others) solveLater(game.id, id, step);
  for (const step of others) late(step);
  expect((await started().first())?.stars).toBe(2);
  solveLater(game.id, id, one);
  expect((await started().first())?.stars).toBe(3);
  const later = await started().lesson(game.id, id);
  expect(later.steps.every(({ atOnce }) => atOnce)).toBe(true);
});

test('refuses unknown lessons, and says so if nothing can be saved', async () => {
  const { lesson, solve, first } = started();
  expect(await refusal(() => lesson('checkers', 'first-steps'))).not.toBe('');
  const { game, id } = (await first()) ?? { game: { id: '' }, id: '' };
  expect(await refusal(() => lesson(game.id, 'last-steps'))).toBe(
    'There is no lesson “last-steps”.',
  );
  expect(await refusal(() => solve(game.id, id, 'nowhere'))).toBe(
    'This lesson has no step “nowhere”.',
  );
  const step = (await lesson(game.id, id)).steps[0]?.id ?? '';
  fs.rmSync(folder, { recursive: true });
  fs.writeFileSync(folder, 'in the way');
  expect(await refusal(() => solve(game.id, id, step))).toMatch(
    /^Your progress couldn’t be saved: /,
  );
});
