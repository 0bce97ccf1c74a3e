import { expect, test } from 'vitest';
import type { GameView } from '../../electron/api/preferences.ts';
import { gameViewOf } from '../preferences/testing.ts';
import { seatChoices } from './seat-choices.ts';

/** The numbers of players offered. */
function offered(game: GameView): string[] {
  const { choices } = seatChoices(game, game, undefined);
  return choices.filter(({ disabled }) => !disabled).map(({ value }) => value);
}

test('Chopsticks is for two to six players: as many as the rules say unless the user chooses', () => {
  const game = gameViewOf('chopsticks', { players: 3 });
  expect(offered(game)).toEqual(['2', '3', '4', '5', '6']);
  expect(seatChoices(game, game, undefined).count).toBe(3);
  expect(seatChoices(game, game, 5)).toMatchObject({ count: 5, settings: { players: 5 } });
});

test('what the rules forbid is not offered, and a sentence says why', () => {
  const game = gameViewOf('chopsticks', { players: 3, zombies: true });
  expect(offered(game)).toEqual(['3', '4', '5', '6']);
  expect(seatChoices(game, game, 2)).toMatchObject({
    count: 3,
    reason: 'Zombies needs Players: 3, 4, 5 or 6.',
  });
});

test('a preset says how many play, and the user can choose another number', () => {
  const game = gameViewOf('chopsticks', { players: 4 });
  const suns = game.presets.find(({ settings }) => settings['suns'] === true);
  expect(seatChoices(game, suns, undefined).count).toBe(2);
  expect(seatChoices(game, suns, 6)).toMatchObject({
    count: 6,
    settings: { players: 6, suns: true, overflow: 'rollover' },
  });
});

test('games for two offer no choice', () => {
  const game = gameViewOf('summation-duel', {});
  expect(seatChoices(game, game, 5)).toMatchObject({ choices: [{ value: '2' }], count: 2 });
  expect(seatChoices(game, game, 5).settings).toEqual(game.settings);
});
