import { expect, test } from 'vitest';
import type { GameView, SettingValue } from '../../electron/api.ts';
import { gameOf } from '../../engine/games.ts';
import { parseSettings } from '../../engine/settings.ts';
import { seatChoices } from './seat-choices.ts';

/** A game as the preferences have it. */
function gameWith(id: string, values: Readonly<Record<string, SettingValue>>): GameView {
  const game = gameOf(id);
  const complete = (some: Readonly<Record<string, SettingValue>>) => {
    const { settings } = parseSettings(game, some);
    return { settings, seats: game.rules(settings).seats };
  };
  return {
    id,
    name: game.name,
    summary: game.summary,
    definitions: game.settings,
    requirements: game.requirements,
    presets: game.presets.map(({ name, settings }) => ({
      name,
      own: false,
      ...complete(settings),
    })),
    ...complete(values),
  };
}

/** The numbers of players that can be chosen. */
function offered(game: GameView): string[] {
  const { choices } = seatChoices(game, game, undefined);
  return choices.filter(({ disabled }) => !disabled).map(({ value }) => value);
}

test('two to six sit down to Chopsticks, as many as the rules say until others are asked for', () => {
  const game = gameWith('chopsticks', { players: 3 });
  expect(offered(game)).toEqual(['2', '3', '4', '5', '6']);
  expect(seatChoices(game, game, undefined).settled).toBe(3);
  expect(seatChoices(game, game, 5)).toMatchObject({ settled: 5, settings: { players: 5 } });
});

test('what the rules forbid is not on offer, and it is said why', () => {
  const game = gameWith('chopsticks', { players: 3, zombies: true });
  expect(offered(game)).toEqual(['3', '4', '5', '6']);
  expect(seatChoices(game, game, 2)).toMatchObject({
    settled: 3,
    reason: 'Zombies needs Players: 3, 4, 5 or 6.',
  });
});

test('a preset says how many, and others can be asked for', () => {
  const game = gameWith('chopsticks', { players: 4 });
  const suns = game.presets.find(({ settings }) => settings['suns'] === true);
  expect(seatChoices(game, suns, undefined).settled).toBe(2);
  expect(seatChoices(game, suns, 6)).toMatchObject({
    settled: 6,
    settings: { players: 6, suns: true, overflow: 'rollover' },
  });
});

test('games for two offer nothing', () => {
  const game = gameWith('summation-duel', {});
  expect(seatChoices(game, game, 5)).toMatchObject({ choices: [], settled: 2 });
  expect(seatChoices(game, game, 5).settings).toEqual(game.settings);
});
