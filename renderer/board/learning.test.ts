import { expect, test } from 'vitest';
import { mainThatExplores } from '../explorer/testing.ts';
import { gameViewOf } from '../preferences/testing.ts';
import { gameSeen, makeLearning } from './learning.ts';

const id = 'digit-conquest';

test('the game that is seen is the one that is looked at in the explorer and on the map', async () => {
  mainThatExplores();
  const learning = makeLearning(() => undefined);
  expect(gameSeen(learning, 'explorer')).toBeUndefined();
  await learning.explorer.choose(gameViewOf(id), 'set', undefined);
  expect(gameSeen(learning, 'explorer')).toBe(id);
  expect(gameSeen(learning, 'state-map')).toBeUndefined();
  learning.stateMap.openAt('set', { game: id, settings: {}, seats: 2 }, '');
  expect(gameSeen(learning, 'state-map')).toBe(id);
  for (const place of ['table', 'home', 'library', 'learn', undefined] as const)
    expect(gameSeen(learning, place)).toBeUndefined();
});

test('the game of a lesson, of a puzzle, of a mistake and of the atlas is seen', () => {
  const learning = makeLearning(() => undefined);
  const game = { id };
  const seen = {
    atlas: { view: { game } },
    lessons: { run: { lesson: { game } } },
    puzzles: { puzzle: { game } },
    trainer: { task: { game } },
  };
  const shown = { ...learning, ...seen } as unknown as typeof learning;
  for (const place of ['lessons', 'puzzles', 'mistakes', 'atlas'] as const) {
    expect(gameSeen(learning, place)).toBeUndefined();
    expect(gameSeen(shown, place)).toBe(id);
  }
});
