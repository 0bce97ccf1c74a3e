import fs from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../engine/games.ts';
import { inEnglish } from '../../words/testing.ts';
import { Refusal } from '../ipc/refusal.ts';
import { practiceHandlers } from '../practice/practice-handlers.ts';
import { lessonHandlers } from './lesson-handlers.ts';
import { openTraining } from './training-file.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();

const nobody = () => undefined;

/** The handlers as after a start of the program. */
function started() {
  const { lessons, lesson, solveLessonStep, keepLessonStars } = lessonHandlers(
    openTraining(folder, nobody),
  );
  return {
    first: async () => {
      const all = await lessons(undefined, nobody);
      return all.lessons[0];
    },
    stars: async (game: string, id: string, count: number) =>
      keepLessonStars({ game, lesson: id, stars: count }, nobody),
    lessons: () => lessons(undefined, nobody),
    lesson: (game: string, id: string) => lesson({ game, lesson: id }, nobody),
    solve: async (game: string, id: string, step: string) =>
      solveLessonStep({ game, lesson: id, step }, nobody),
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

test('every step is on its table with the learner to move', async () => {
  const { lessons, lesson } = started();
  const { practiceView } = practiceHandlers(() => undefined);
  for (const { game, id } of (await lessons()).lessons) {
    const { steps, players } = await lesson(game.id, id);
    for (const { id: step, place, before } of steps) {
      const request = { ...place, players: [...players], moves: [...before], seed: 1 };
      const { state } = await practiceView(request, nobody);
      expect(state, step).toMatchObject({ kind: 'person', seat: 0 });
    }
  }
});

test('saves each solved step once, also across a restart', async () => {
  const { first, lesson, solve } = started();
  const summary = await first();
  if (summary === undefined) throw new RangeError('There is no lesson.');
  const { game, id } = summary;
  const { steps } = await lesson(game.id, id);
  const [one, other] = steps;
  await solve(game.id, id, other?.id ?? '');
  await solve(game.id, id, one?.id ?? '');
  await solve(game.id, id, one?.id ?? '');
  expect((await started().first())?.solved).toBe(2);
  const again = await started().lesson(game.id, id);
  expect(again.steps.map(({ solved }) => solved).slice(0, 3)).toEqual([true, true, false]);
});

test('saves the most stars that the learner reached in a lesson', async () => {
  const { first, stars } = started();
  const { game, id } = (await first()) ?? { game: { id: '' }, id: '' };
  expect((await first())?.stars).toBeNull();
  for (const count of [2, 3, 1]) await stars(game.id, id, count);
  expect((await started().first())?.stars).toBe(3);
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
