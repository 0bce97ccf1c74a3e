import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AnalysisView, HistoryView, MatchView } from '../../electron/api.ts';
import { Board } from './board.svelte.ts';
import { viewAfter } from '../table/testing.ts';

type Listener = (payload: unknown) => void;

/** What the main process would be asked, answered when the test wants it. */
const waiting = new Map<string, (value: unknown) => void>();
const listeners = new Map<string, Listener>();

beforeEach(() => {
  waiting.clear();
  vi.stubGlobal('digitDuels', {
    request: (name: string) =>
      new Promise((resolve) => waiting.set(name, (value) => resolve({ ok: true, value }))),
    on(name: string, listener: Listener) {
      listeners.set(name, listener);
      return () => undefined;
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

async function answer(name: string, value: unknown): Promise<void> {
  await vi.waitFor(() => expect(waiting.has(name)).toBe(true));
  waiting.get(name)?.(value);
  waiting.delete(name);
  // The promises of the request have settled by then.
  await new Promise((resolve) => setTimeout(resolve));
}

function boardWith(view: MatchView): Board {
  const board = new Board();
  board.follow();
  listeners.get('view')?.(view);
  return board;
}

const show = (view: MatchView) => listeners.get('view')?.(view);
const at = (revision: number, moves: string[] = []): MatchView => ({
  ...viewAfter({ moves }),
  revision,
});
const draw = { value: 'draw', remoteness: null } as const;
const analysis = (revision: number): AnalysisView => ({
  revision,
  exact: draw,
  moves: [{ move: 'A-C', text: 'Left hand strikes left hand', essential: true, ...draw }],
  odds: null,
  saying: null,
});
const history = (revision: number): HistoryView => ({
  revision,
  values: [{ seat: 0, exact: draw, odds: null }],
});

test('an analysis is shown for the position that it was made for, and no other', async () => {
  const board = boardWith(at(1));
  board.toggleAnalysis();
  await answer('analyse', analysis(1));
  expect(board.analysis?.exact).toEqual(draw);
  await answer('history', history(1));
  expect(board.values).toHaveLength(1);

  // The same moves stand in another match.
  show({ ...at(2), settings: { ...at(2).settings, overflow: 'rollover' } });
  expect(board.analysis).toBeUndefined();
  expect(board.ratings.size).toBe(0);
  expect(board.values).toEqual([]);

  show(at(3, ['A-C']));
  await answer('analyse', analysis(2));
  expect(board.analysis).toBeUndefined();
});

test('a history that comes after the match has gone on is dropped', async () => {
  const board = boardWith(at(1));
  board.toggleAnalysis();
  await answer('analyse', analysis(1));
  await vi.waitFor(() => expect(waiting.has('history')).toBe(true));
  const late = waiting.get('history');
  show({ ...at(2), first: 1 });
  late?.(history(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(board.values).toEqual([]);
});

test('a hint is said, and goes with the position that it was for', async () => {
  const board = boardWith(at(1));
  board.showHint();
  await answer('analyse', analysis(1));
  expect(board.hint).toBe('A-C');
  expect(board.announcements.at(-1)?.text).toBe('Hint: Left hand strikes left hand.');
  show(at(2, ['A-C']));
  expect(board.hint).toBeUndefined();
});

test('the same sentence is said again where the same happens again', () => {
  const board = boardWith(at(1));
  for (const revision of [2, 3]) show({ ...at(revision), first: revision % 2 });
  const said = board.announcements.slice(-2);
  expect(said[0]?.text).toBe(said[1]?.text);
  expect(said[0]?.id).not.toBe(said[1]?.id);
});

test('what one was told already is not said twice, nor is what is older shown', () => {
  const board = boardWith(at(2, ['A-C']));
  const said = board.announcements.length;
  show(at(2, ['A-C']));
  show(at(1));
  expect(board.announcements).toHaveLength(said);
  expect(board.view?.at).toBe(1);
});

test('the position is read when somebody asks', () => {
  const board = boardWith(at(1));
  listeners.get('command')?.('read-position');
  expect(board.announcements.at(-1)?.text).toContain('Player 1: left hand, 1 finger');
});
