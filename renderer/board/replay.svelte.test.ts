import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { Place } from '../../electron/api/tree.ts';
import { viewAfter } from '../table/testing.ts';
import { Replay } from './replay.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moves = ['B-C', 'B-C', 'B-D'];

/** A match that goes to a requested position at once. */
function match(at: number, change: Partial<MatchView> = {}) {
  const seen: number[] = [];
  const shown = (there: number) => ({ ...viewAfter({ moves, at: there }), ...change }) as MatchView;
  const board = {
    view: shown(at),
    goTo({ at: there }: Place) {
      seen.push(there);
      board.view = shown(there);
    },
  };
  return { board, seen, replay: new Replay(board) };
}

test('a replay starts at the shown position, and stops at the end', () => {
  const { replay, seen } = match(1);
  replay.start();
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(1300);
  expect(seen).toEqual([2, 3]);
  expect(replay.playing).toBe(true);
  vi.advanceTimersByTime(1300);
  expect(replay.playing).toBe(false);
  expect(seen).toEqual([2, 3]);
});

test('at the end of a finished match, a replay begins at the start', () => {
  const controls = { ...viewAfter().controls, finished: true };
  const { replay, seen } = match(3, { controls });
  replay.speed = 'fast';
  replay.toggle();
  vi.advanceTimersByTime(500 * 5);
  expect(seen).toEqual([0, 1, 2, 3]);
});

test('a running match at its last move has nothing to replay', () => {
  const { replay, seen } = match(3);
  expect(replay.possible).toBe(false);
  replay.toggle();
  expect(seen).toEqual([]);
  expect(replay.playing).toBe(false);
});

test('it stops on request, and when another match is opened', () => {
  const stopped = match(0);
  stopped.replay.toggle();
  stopped.replay.toggle();
  vi.advanceTimersByTime(5000);
  expect(stopped.seen).toEqual([1]);

  const other = match(0);
  other.replay.start();
  other.board.view = { ...other.board.view, gameNumber: 7 };
  vi.advanceTimersByTime(5000);
  expect(other.seen).toEqual([1]);
  expect(other.replay.playing).toBe(false);
});

test('it waits for a late position, but not for ever', () => {
  const { board, replay, seen } = match(0);
  const goTo = board.goTo.bind(board);
  let held = 0;
  board.goTo = ({ at }) => void (held = at);
  replay.speed = 'fast';
  replay.start();
  vi.advanceTimersByTime(1200);
  expect(replay.playing).toBe(true);
  board.goTo = goTo;
  goTo({ path: [], at: held });
  vi.advanceTimersByTime(500);
  expect(seen).toEqual([1, 2]);
  board.view = { ...board.view, at: 0 };
  vi.advanceTimersByTime(500 * 12);
  expect(replay.playing).toBe(false);
});
