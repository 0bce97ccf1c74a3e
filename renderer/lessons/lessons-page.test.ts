import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lessonSummary, lessonView } from '../../electron/training/lesson-view.ts';
import type { LessonSummary } from '../../electron/api/lessons.ts';
import { gameOf } from '../../engine/games.ts';
import { notBegun } from '../../engine/learner/lessons.ts';
import { fakeMain, slowAnswers, type SlowAnswers } from '../library/testing.ts';
import { LessonsPage } from './lessons-page.svelte.ts';

const game = gameOf('chopsticks');
const all = game.lessons ?? [];
let summaries: LessonSummary[];
const nameOf = (place: number) => ({ game: { id: game.id }, id: all[place]?.id ?? '' }) as never;

let slow: SlowAnswers;
let page: LessonsPage;
let lists: string[];
beforeEach(() => {
  slow = slowAnswers();
  lists = ['one', 'two'];
  summaries = all.map((lesson) => lessonSummary(game, lesson, notBegun));
  fakeMain({
    lessons() {
      const title = lists.shift() ?? '';
      return slow.later(() => ({ lessons: summaries.map((each) => ({ ...each, title })) }));
    },
    lesson({ lesson: id }: { lesson: string }) {
      const lesson = all.find((each) => each.id === id);
      if (lesson === undefined) throw new RangeError(id);
      return slow.later(() => lessonView(game, lesson, notBegun));
    },
  });
  page = new LessonsPage(() => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

test('the lesson chosen last is open, whichever answer arrives last', async () => {
  void page.open(nameOf(0));
  void page.open(nameOf(1));
  await slow.come(1, 0);
  expect(page.run?.lesson.id).toBe(all[1]?.id);
});

test('a lesson that was left while it loaded stays closed', async () => {
  void page.open(nameOf(0));
  page.close();
  await slow.come(0);
  expect(page.run).toBeUndefined();
});

test('the lessons are listed in the new language, and the chosen one opens', async () => {
  page.openWanted({ game: game.id });
  void page.load();
  void page.load();
  await slow.come(1, 0, 2);
  expect(page.lessons?.[0]?.title).toBe('two');
  expect(page.run?.lesson.id).toBe(all[0]?.id);
});

test('of a game, the first lesson that isn’t done opens, or the first one if all are', async () => {
  for (const [done, opened] of [
    [1, 1],
    [all.length, 0],
  ] as const) {
    summaries = summaries.map((each, at) => (at < done ? { ...each, solved: each.steps } : each));
    page.openWanted({ game: game.id });
    // A list that was shown before is loaded again by itself.
    if (opened === 1) void page.load();
    const at = opened === 1 ? 0 : 2;
    await slow.come(at, at + 1);
    expect(page.run?.lesson.id).toBe(all[opened]?.id);
  }
});

test('a lesson opens at the wanted step', async () => {
  const lesson = all[1];
  page.openWanted({ game: game.id, lesson: lesson?.id ?? '', step: lesson?.steps[3]?.id ?? '' });
  void page.load();
  await slow.come(0, 1);
  expect(page.run?.lesson.id).toBe(lesson?.id);
  expect(page.run?.at).toBe(3);
});

test('the list is open after a lesson that is over, and an unfinished lesson stays open', async () => {
  void page.open(nameOf(0));
  await slow.come(0);
  void page.load();
  await slow.come(1);
  expect(page.run?.lesson.id).toBe(all[0]?.id);
  const steps = page.run?.lesson.steps.length ?? 0;
  await page.run?.goTo(steps);
  void page.load();
  expect(page.run).toBeUndefined();
});
