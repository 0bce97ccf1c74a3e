// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { preferencesOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import type { NewGameHost } from './host.ts';
import NewGame from './NewGame.svelte';

afterEach(cleanup);

function open(newGameOf?: string) {
  const openRulesPreferences = vi.fn<NewGameHost['openRulesPreferences']>();
  const board: NewGameHost = {
    view: viewAfter({ game: 'summation-duel' }),
    newGameOf,
    problem: '',
    startMatch: () => Promise.resolve(true),
    keep: () => undefined,
    keepSetting: () => undefined,
    openRulesPreferences,
  };
  const preferences = preferencesOf('{ "game": "digit-conquest" }');
  render(NewGame, { open: true, board, preferences });
  return openRulesPreferences;
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
  const opened = open();
  await fireEvent.click(screen.getByRole('radio', { name: 'Digit Conquest' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Change…' }));
  expect(opened.mock.calls).toEqual([['digit-conquest']]);
});
