import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { practiceAnswers } from '../exercise/testing.ts';
import type { ExplorationView } from '../../electron/api/explorer.ts';
import { chanceOf, estimateOf } from '../../engine/analysis/value.ts';
import { fakeMain, heldMain, slowAnswers, type SlowAnswers } from '../library/testing.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { ExplorerPage } from './explorer-page.svelte.ts';

const line = ['A-C', 'A-C', 'A-C'];
let slow: SlowAnswers | undefined;
let page: ExplorerPage;

beforeEach(async () => {
  slow = undefined;
  const { beginPractice, followPath } = practiceAnswers();
  const inTime =
    <Payload, Answer>(answer: (payload: Payload) => Answer) =>
    (payload: Payload) =>
      slow === undefined ? answer(payload) : slow.later(() => answer(payload));
  fakeMain({
    beginPractice: inTime(beginPractice),
    followPath: inTime(followPath),
    leaveExplorer: () => null,
  });
  page = new ExplorerPage();
  await page.open(preferencesOf('{}'), undefined);
  for (const move of line) await page.play(move);
  slow = slowAnswers();
});
afterEach(() => void vi.unstubAllGlobals());

test('going to the start while the end is loading ends at the start', async () => {
  void page.goTo(1);
  await slow?.come(0);
  void page.toEnd();
  void page.toStart();
  await slow?.come(2, 1, 3);
  expect([page.at, page.line]).toEqual([0, line]);
});

test('several quick steps are all made, forward and back', async () => {
  void page.back();
  void page.back();
  await slow?.come(1, 0);
  expect(page.at).toBe(1);
  void page.forward();
  void page.forward();
  await slow?.come(3, 2);
  expect(page.at).toBe(3);
});

test('later moves stay until another move is played', async () => {
  slow = undefined;
  await page.goTo(1);
  await page.play('A-C');
  expect([page.at, page.line]).toEqual([2, line]);
  await page.play('B-C');
  expect([page.at, page.line]).toEqual([3, ['A-C', 'A-C', 'B-C']]);
});

test('a game that was left while it loaded is there on return', async () => {
  const [, game] = preferencesOf('{}').games;
  if (game === undefined) throw new Error('There is one game only.');
  const leave = page.follow();
  void page.choose(game, 'set', undefined);
  leave();
  await slow?.come(0);
  expect([page.chosen?.game, page.practice.view?.game.id]).toEqual([game.id, game.id]);
});

test('an estimate is shown until it is proven', async () => {
  const main = heldMain();
  const [estimate, proven] = [chanceOf(0.47, false), estimateOf(0.474, 0.00004)].map(
    (value) => ({ value, probabilities: true }) as ExplorationView,
  );
  page.look(viewAfter());
  await main.answer('explore', estimate);
  expect(page.exploration).toBe(estimate);
  await main.answer('explore', proven);
  expect(page.exploration).toBe(proven);
  expect(main.payloads('explore')).toMatchObject([{ position: '1111' }, { proven: true }]);
  page.look(viewAfter({ moves: ['A-C'] }));
  await main.answer('explore', proven);
  expect(main.payloads('explore')).toHaveLength(3);
});

test('the game that was in sight last comes first, unless a line of another one is explored', async () => {
  const open = async (last: string) => {
    slow = undefined;
    page.arrive(last);
    await page.open(preferencesOf('{}'), undefined);
    return page.chosen?.game;
  };
  expect(await open('scholars-game')).toBe('chopsticks');
  expect(page.line).toEqual(line);
  page = new ExplorerPage();
  expect(await open('scholars-game')).toBe('scholars-game');
  expect(await open('summation-duel')).toBe('summation-duel');
});
