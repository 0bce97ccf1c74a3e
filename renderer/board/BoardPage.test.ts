import { cleanup, render, screen } from '@testing-library/svelte';
import { saying } from '../../words/testing.ts';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeUpdate } from '../../electron/api/match-update.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { testMotion, type TestedMotion } from '../table/testing-motion.ts';
import { viewAfter, type Situation } from '../table/testing.ts';
import BoardPage from './BoardPage.svelte';
// They take their time, which is no test's.
import '../library/Library.svelte';
import '../statistics/Statistics.svelte';
import './BoardDialogs.svelte';

const listeners = new Map<string, (payload: unknown) => void>();
let motion: TestedMotion;

beforeEach(() => {
  motion = testMotion();
  vi.stubGlobal('digitDuels', {
    request: () => new Promise(() => undefined),
    on(name: string, listener: (payload: unknown) => void) {
      listeners.set(name, listener);
      return () => undefined;
    },
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  motion.stop();
});

async function show(view: MatchView, revision: number): Promise<void> {
  listeners.get('view')?.(wholeUpdate({ ...view, revision }));
  await tick();
}

async function comeToRest(): Promise<void> {
  motion.pass();
  await tick();
}

const toFive = { target: 5 };

test.each<[string, Situation]>([
  ['strike', { settings: { fingers: 3, suddenDeath: 'instant' }, moves: ['A-C', 'A-C', 'A-D'] }],
  ['digit', { game: 'digit-conquest', settings: toFive, moves: ['?5', '+5'] }],
  ['number', { game: 'summation-duel', settings: toFive, moves: ['+5'] }],
])('a game is over when the %s that ends it has been acted out', async (_, situation) => {
  render(BoardPage);
  await show(viewAfter({ ...situation, moves: situation.moves?.slice(0, -1) ?? [] }), 1);
  await comeToRest();
  await show(viewAfter(situation), 2);
  expect(motion.moving(), 'what moves').toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: 'Game over' })).toBeNull();
  expect(screen.queryByText('won')).toBeNull();
  await comeToRest();
  expect(screen.getByText('won')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Game over' }));
});

test('the end of a variation says how the match itself ended', async () => {
  const settings = { fingers: 3, suddenDeath: 'instant' };
  const sentence = 'In a variation. The match itself: Computer won.';
  const over = viewAfter({ settings, moves: ['A-C', 'A-C', 'A-D'] });
  render(BoardPage);
  await show({ ...over, variation: saying(sentence) }, 1);
  expect(screen.getByRole('region', { name: 'Game over' }).textContent).toContain(sentence);
  expect(screen.getByText('Variation: Player 1 wins!')).toBeTruthy();
  await show(over, 2);
  expect(screen.getByRole('region', { name: 'Game over' }).textContent).not.toContain(sentence);
});

test('what is over already is shown so at once', async () => {
  render(BoardPage);
  await show(viewAfter({ game: 'summation-duel', settings: toFive, moves: ['+5'] }), 1);
  expect(screen.getByRole('region', { name: 'Game over' })).toBeTruthy();
});
