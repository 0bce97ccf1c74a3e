// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import NewGame from './NewGame.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(game?: string) {
  const app = appWith({
    config: { game: 'digit-conquest' },
    view: viewAfter({ game: 'summation-duel' }),
  });
  if (game !== undefined) app.services.dialogs.open('new-game', { game });
  renderIn(app, NewGame, {
    open: true,
    preferences: preferencesOf('{ "game": "digit-conquest" }'),
  });
}

const chosen = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked');

test('begins with the game on the table, unless another one was asked for', () => {
  open();
  expect(chosen('Summation Duel')).toBe('true');
  cleanup();
  open('chopsticks');
  expect(chosen('Chopsticks')).toBe('true');
});

test('changes the rules of the game that is chosen', async () => {
  const main = fakeMain({ showRulesPreferences: () => null });
  open();
  await fireEvent.click(screen.getByRole('radio', { name: 'Digit Conquest' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Change…' }));
  expect(main.payloads('showRulesPreferences')).toEqual([{ game: 'digit-conquest' }]);
});
