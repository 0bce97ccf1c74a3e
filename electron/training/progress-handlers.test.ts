import { expect, test } from 'vitest';
import { gameOf } from '../../engine/games.ts';
import { openKey } from '../../engine/learner/puzzles.ts';
import { dailyPuzzle } from '../../engine/puzzles/daily.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { openJournal } from '../../storage/journal/journal.ts';
import { openMistakes } from './mistake-deck.ts';
import { progressHandlers } from './progress-handlers.ts';

inFolders();

const nobody = () => undefined;
const day = '2026-11-22';
const at = `${day}T12:00:00.000+01:00`;

test('what comes next follows from the journal, also across a restart', async () => {
  const place = dailyPuzzle(day);
  const { game } = place;
  const started = () => {
    const journal = openJournal(folder, nobody);
    const mistakes = openMistakes(journal, () => Date.parse(at));
    const path = (when = at) =>
      progressHandlers(journal, mistakes, nobody).path({ at: when }, nobody);
    const next = async (when = at) => (await path(when)).next;
    const isDailyDone = async (when = at) => (await path(when)).isDailyDone;
    return { journal, mistakes, next, isDailyDone };
  };
  const { journal, mistakes, next, isDailyDone } = started();
  const { lessons = [] } = gameOf(game);
  for (const { id, steps } of lessons.slice(0, 2)) {
    const of = { game, lesson: id, outcome: 'right' } as const;
    for (const { id: step } of steps) journal.add({ what: 'lesson-step', at, step, ...of });
  }
  expect(await next()).toEqual({ kind: 'guided', game, settings: {}, done: false });
  const match = { id: 'a', game, settings: {}, plies: 9, seconds: 60 };
  journal.add({ what: 'match', at, ...match, result: 'won', opponents: ['easy'], guided: true });
  const puzzle = { kind: 'win', rating: 800, outcome: 'right' } as const;
  for (let number = 0; number < 5; number++) {
    const other = { game, settings: {}, position: `${number}` };
    journal.add({ what: 'puzzle', at, from: 'run', place: other, ...puzzle });
  }
  expect(await next()).toEqual({ kind: 'daily', day });
  const daily = { pack: 'all', theme: null, seed: 0, number: 0, place, day };
  journal.add({ what: 'puzzle-opened', at, puzzle: daily });
  expect(await next(), 'it is only open').toEqual({ kind: 'daily', day });
  expect(await isDailyDone()).toBe(false);
  const tried = { what: 'puzzle', at, from: 'open', of: openKey(daily), place, ...puzzle } as const;
  journal.add({ ...tried, outcome: 'wrong' });
  expect(await isDailyDone(), 'only tried').toBe(false);
  journal.add({ ...tried, outcome: 'after-wrong' });
  expect(await isDailyDone()).toBe(true);
  expect(await next(), 'of another game').toMatchObject({ kind: 'lesson', number: 1 });
  const made = { game: 'chopsticks', settings: {}, position: '1111', first: 0, played: ['A-C'] };
  const mistake = (id: string) => ({ ...made, id, best: 1, worth: 0 });
  mistakes.add(['a', 'b', 'c', 'd', 'e'].map(mistake), true);
  expect(await next(), 'they are still known').toMatchObject({ kind: 'lesson' });
  const tomorrow = at.replace(day, '2026-11-23');
  expect(await started().isDailyDone(tomorrow)).toBe(false);
  expect(await started().next(tomorrow)).toEqual({ kind: 'mistakes', count: 5 });
  const again = { what: 'mistake-tried', at: tomorrow, outcome: 'right' } as const;
  for (const id of ['a', 'a', 'b', 'c']) journal.add({ ...again, id });
  mistakes.add(['f', 'g', 'h'].map(mistake), true);
  expect(await started().next(tomorrow), 'five a day').toEqual({ kind: 'mistakes', count: 2 });
});
