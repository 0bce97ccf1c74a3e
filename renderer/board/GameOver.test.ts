import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { wholeUpdate } from '../../electron/api/testing.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { Board } from './board.svelte.ts';
import GameOver from './GameOver.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const moves = ['B-C', 'B-C', 'B-D', 'B-C', 'A-D', '03-12', 'B-D', 'B-D', 'B-D'];
const place = { id: 'club', round: 0, table: 0 };
const pairing = { ...place, game: 0 };

/** The end of a game of a pairing, which stands like this after it. */
function endOf(standing: object) {
  const main = fakeMain({
    playPairing: () => ({ revision: 1 }),
    tournament: () => ({ rounds: [[{ first: 0, second: 1, ...standing }]] }),
  });
  const app = appWith();
  const { match } = app.services;
  const view: MatchView = { ...viewAfter({ moves }), revision: 1, gameNumber: 1, pairing };
  match.follow(wholeUpdate(view));
  const { state } = view;
  if (state.kind !== 'over') throw new RangeError('The game isn’t over.');
  renderIn(app, GameOver, { board: new Board(app.services), view, state });
  return main;
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent.trim());

test('after a game of a pairing of several, the next one is played, not one that doesn’t count', async () => {
  const main = endOf({ soFar: [1, 0] });
  const next = await screen.findByRole('button', { name: 'Next game' });
  expect(buttons()).not.toContain('Play again');
  await fireEvent.click(next);
  expect(main.payloads('playPairing')).toEqual([place]);
});

test('after the last game of a pairing the tournament is next, or another match of the same two', async () => {
  endOf({ won: [2, 0] });
  await screen.findByRole('button', { name: 'Play again' });
  const back = screen.getByRole('button', { name: 'Back to the tournament' });
  expect(back.classList).toContain('primary');
  expect(buttons()).not.toContain('Next game');
});
