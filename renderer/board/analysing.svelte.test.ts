import { saying } from '../../words/testing.ts';
import { speak } from '../words.svelte.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AnalysisView, HistoryView } from '../../electron/api/analysis-view.ts';
import { wholeUpdate } from '../../electron/api/testing.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { chanceOf, drawn, estimateOf, type Value } from '../../engine/analysis/value.ts';
import { fakeMain, heldMain, settled } from '../library/testing.ts';
import { Services } from '../services/services.svelte.ts';
import { viewAfter } from '../table/testing.ts';
import { Analysing } from './analysing.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (revision: number, moves: string[] = []): MatchView => ({
  ...viewAfter({ moves }),
  revision,
});
const analysis = (revision: number): AnalysisView => ({
  revision,
  value: drawn,
  probabilities: false,
  canBeDrawn: true,
  moves: [
    {
      move: 'A-C',
      text: saying('Left hand strikes their left'),
      played: { move: { kind: 'pass' }, after: viewAfter().position },
      essential: true,
      value: drawn,
    },
  ],
  saying: null,
});
const history = (revision: number): HistoryView => ({
  revision,
  values: [{ seat: 0, value: drawn }],
  probabilities: false,
});

/** A board with a match, and a main process whose answers the test releases. */
function boardWith(view: MatchView) {
  const main = heldMain();
  const services = new Services();
  const analysing = new Analysing(services);
  const show = (shown: MatchView) => services.match.follow(wholeUpdate(shown));
  show(view);
  return { main, services, analysing, show };
}

test('known values are not requested again, and the rest arrives in parts', async () => {
  const { main, analysing, show } = boardWith(at(1, ['A-C', 'B-D', 'A-C']));
  const values = (count: number) =>
    Array.from({ length: count }, () => ({ seat: 0, value: drawn }));
  analysing.toggle();
  await main.answer('analyse', analysis(1));
  await main.answer('history', { revision: 1, values: values(3) });
  await main.answer('history', { revision: 1, values: values(1) });
  expect(main.payloads('history')).toEqual([
    { revision: 1, from: 0 },
    { revision: 1, from: 3 },
  ]);
  expect(analysing.values.values).toHaveLength(4);
  show({ ...at(2, ['A-C', 'B-D', 'A-C']), at: 1 });
  await main.answer('analyse', analysis(2));
  expect(main.payloads('history')).toHaveLength(2);
});

test('an estimate is shown until it is proven', async () => {
  const { main, analysing } = boardWith(at(1));
  const chances = (value: Value) => ({ ...analysis(1), probabilities: true, value, moves: [] });
  analysing.toggle();
  const estimate = chances(chanceOf(0.47, false));
  await main.answer('analyse', estimate);
  await main.answer('history', history(1));
  expect(analysing.analysis).toEqual(estimate);
  expect(analysing.proving).toBe(true);
  const proven = chances(estimateOf(0.474, 0.0003));
  await main.answer('prove', proven);
  expect(analysing.analysis).toEqual(proven);
  expect(analysing.proving).toBe(false);
});

test('earlier estimates are proven, too, and the plot shows that', async () => {
  const { main, analysing } = boardWith(at(1, ['A-C']));
  const valued = (...values: Value[]) => ({
    ...history(1),
    values: values.map((value) => ({ seat: 0, value })),
  });
  const exact = chanceOf(1, true);
  const found = { ...analysis(1), probabilities: true, value: exact };
  analysing.toggle();
  await main.answer('analyse', found);
  await main.answer('history', valued(chanceOf(0.47, false), exact));
  await main.answer('prove', found);
  const proven = valued(estimateOf(0.474, 0.0003), exact);
  await main.answer('history', proven);
  expect(analysing.values.values).toEqual(proven.values);
  expect(analysing.proving).toBe(false);
});

test('the position on the table is proven before the match so far, even if it can’t be', async () => {
  for (const answers of [estimateOf(0.474, 0.0003), null]) {
    const { main, analysing } = boardWith(at(1, ['A-C']));
    const values = (now: Value) => ({
      ...history(1),
      values: [chanceOf(0.47, false), now].map((value) => ({ seat: 0, value })),
    });
    const found = { ...analysis(1), probabilities: true, value: chanceOf(0.4, false) };
    analysing.toggle();
    await main.answer('analyse', found);
    await main.answer('history', values(found.value));
    await main.answer('prove', answers && { ...found, value: answers });
    expect(analysing.analysis?.value).toEqual(answers ?? found.value);
    if (answers !== null) await main.answer('history', values(answers));
    expect(main.payloads('prove')).toEqual([
      { revision: 1, line: false },
      { revision: 1, line: true },
    ]);
  }
});

test('after a proof that fails, the estimate is no longer said to be under proof', async () => {
  const { main, analysing, services } = boardWith(at(1));
  analysing.toggle();
  const estimate = { ...analysis(1), probabilities: true, value: chanceOf(0.47, false), moves: [] };
  await main.answer('analyse', estimate);
  await main.answer('history', history(1));
  await main.refuse('prove', 'The proof failed.');
  expect([analysing.proving, analysing.on, analysing.analysis]).toEqual([false, true, estimate]);
  expect(services.notices.problem).toBe('The proof failed.');
});

test('a proof that is overtaken leaves the newer one under way', async () => {
  const { main, analysing, show } = boardWith(at(1));
  const chances = (revision: number) => ({
    ...analysis(revision),
    probabilities: true,
    value: chanceOf(0.5, false),
  });
  analysing.toggle();
  for (const revision of [1, 2]) {
    if (revision === 2) show(at(2, ['A-C']));
    await main.answer('analyse', chances(revision));
    await main.answer('history', history(revision));
  }
  await main.refuse('prove', 'The proof was left.');
  expect(analysing.proving).toBe(true);
});

test('a proof that nobody sees any more is left', async () => {
  const { main, analysing } = boardWith(at(1));
  analysing.toggle();
  await main.answer('analyse', { ...analysis(1), probabilities: true, value: chanceOf(1, false) });
  await main.answer('history', history(1));
  analysing.toggle();
  await main.answer('prove', null);
  expect(main.payloads('leaveProof')).toHaveLength(1);
  expect(analysing.analysis).toBeUndefined();
});

test('what is exact needs no proof', async () => {
  const { main, analysing } = boardWith(at(1));
  analysing.toggle();
  await main.answer('analyse', { ...analysis(1), probabilities: true, value: chanceOf(1, true) });
  await main.answer('history', history(1));
  expect(main.payloads('prove')).toEqual([]);
});

test('with analysis on, one move asks for one analysis and one history, and draws one view', async () => {
  const { main, analysing, services, show } = boardWith(at(1));
  analysing.toggle();
  await main.answer('analyse', analysis(1));
  await main.answer('history', history(1));
  const before = main.asked.length;
  const drawn = vi.fn<(view: MatchView | undefined) => void>();
  onTestFinished(
    $effect.root(() => {
      $effect(() => drawn(services.match.view));
    }),
  );
  await settled();
  drawn.mockClear();

  const [move] = services.match.view?.moves ?? [];
  if (move === undefined) throw new Error('There is no move.');
  services.match.play(move);
  show(at(2, ['A-C']));
  await main.answer('play', { revision: 2 });
  await main.answer('analyse', analysis(2));
  await main.answer('history', history(2));
  expect(main.asked.slice(before).map(({ name, payload }) => [name, payload])).toEqual([
    ['play', { move: 'A-C', revision: 1 }],
    ['analyse', { revision: 2 }],
    ['history', { revision: 2, from: 1 }],
  ]);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(analysing.analysis?.revision).toBe(2);
});

test('an analysis is shown only for its own position', async () => {
  const { main, analysing, show } = boardWith(at(1));
  analysing.toggle();
  await main.answer('analyse', analysis(1));
  expect(analysing.analysis?.value).toEqual(drawn);
  await main.answer('history', history(1));
  expect(analysing.values.values).toHaveLength(1);

  // Another match has the same moves.
  show({ ...viewAfter({ settings: { overflow: 'rollover' } }), revision: 2 });
  expect(analysing.analysis).toBeUndefined();
  expect(analysing.ratings.size).toBe(0);
  expect(analysing.values.values).toEqual([]);

  show(at(3, ['A-C']));
  await main.answer('analyse', analysis(2));
  expect(analysing.analysis).toBeUndefined();
});

test('an answer that comes after the match has moved on is dropped', async () => {
  const { main, analysing, services, show } = boardWith(at(1));
  analysing.toggle();
  await main.answer('analyse', analysis(1));
  show({ ...at(2), first: 1 });
  await main.answer('history', history(1));
  expect(analysing.values.values).toEqual([]);
  await main.answer('analyse', null);
  expect(analysing.analysis).toBeUndefined();
  expect(main.payloads('history')).toEqual([{ revision: 1, from: 0 }]);
  expect(services.notices.problem).toBe('');
});

test('an older analysis that arrives last does not replace a newer one', async () => {
  const { main, analysing, show } = boardWith(at(1));
  analysing.toggle();
  show(at(2, ['A-C']));
  const [older, newer] = main.waiting('analyse');
  newer?.resolve(analysis(2));
  await settled();
  older?.resolve(analysis(1));
  await settled();
  expect(analysing.analysis?.revision).toBe(2);
  expect(main.payloads('history')).toEqual([{ revision: 2, from: 0 }]);
});

test('analysis that is switched off stays off, whatever arrives late', async () => {
  const { main, analysing, show } = boardWith(at(1));
  analysing.toggle();
  analysing.toggle();
  await main.answer('analyse', analysis(1));
  expect(analysing.analysis).toBeUndefined();
  show(at(2, ['A-C']));
  expect(main.payloads('analyse')).toEqual([{ revision: 1 }]);
});

test('a hint is announced, and disappears with its position', async () => {
  const { main, analysing, services, show } = boardWith(at(1));
  analysing.showHint();
  await main.answer('analyse', analysis(1));
  expect(analysing.hint).toBe('A-C');
  expect(services.announcer.said.at(-1)?.text).toBe('Hint: Left hand strikes their left.');
  show(at(2, ['A-C']));
  expect(analysing.hint).toBeUndefined();
});

test('a hint uses the analysis that is already there', async () => {
  const { main, analysing } = boardWith(at(1));
  analysing.toggle();
  await main.answer('analyse', analysis(1));
  analysing.showHint();
  await settled();
  expect(analysing.hint).toBe('A-C');
  expect(main.payloads('analyse')).toHaveLength(1);
});

test('a change of language asks for nothing again and announces nothing', async () => {
  const { main, analysing, services } = boardWith(at(1));
  analysing.toggle();
  await main.answer('analyse', analysis(1));
  await main.answer('history', history(1));
  analysing.showHint();
  await settled();
  const before = [main.asked.length, services.announcer.said.length, 'A-C'];
  speak('de');
  await settled();
  expect([main.asked.length, services.announcer.said.length, analysing.hint]).toEqual(before);
  speak('en');
});

test('a refused analysis is switched off, and the next click asks again', async () => {
  let broken = true;
  fakeMain({
    analyse({ revision }: { revision: number }) {
      if (broken) throw new Error('The position could not be analysed.');
      return { revision, moves: [] };
    },
    history: () => null,
  });
  const services = new Services();
  services.match.view = at(1);
  const analysing = new Analysing(services);
  analysing.toggle();
  expect(analysing.on).toBe(true);
  await vi.waitFor(() => expect(analysing.on).toBe(false));
  expect(services.notices.problem).toBe('The position could not be analysed.');

  broken = false;
  analysing.toggle();
  await vi.waitFor(() => expect(analysing.analysis).toBeDefined());
  expect(analysing.on).toBe(true);
});

test('a game of a tournament is played without analysis, guide and hints, which say why, until it is over', async () => {
  const { main, services, analysing, show } = boardWith(at(1));
  const { tasks } = services;
  analysing.toggle();
  await main.answer('analyse', analysis(1));
  expect(analysing.analysis).toBeDefined();
  const ofPair = { gameNumber: 1, guided: true, counts: true } as const;
  show({ ...at(2), ...ofPair });
  expect([analysing.on, analysing.analysis, tasks.locks('no-hints')]).toEqual([
    false,
    undefined,
    true,
  ]);
  const commands = ['hint', 'analysis', 'guide', 'explorer', 'undo', 'restart', 'swap-seats'];
  expect([...commands, 'resign'].map((id) => tasks.lockOn(id))).toEqual([
    ...commands.map(() => 'tournament-view.locked'),
    undefined,
  ]);
  show({ ...at(3, ['A-C']), gameNumber: 1, guided: true });
  expect([analysing.on, tasks.lockOn('review')]).toEqual([true, undefined]);
});
