import { expect, test } from 'vitest';
import { preferencesOf } from '../preferences/testing.ts';
import { presetGroup } from './preset-words.ts';

const config = { presets: { chopsticks: [{ name: 'Ours', settings: { meta: true } }] } };
const { games } = preferencesOf(JSON.stringify(config));

function groupOf(id: string, name: string): string | undefined {
  const game = games.find((each) => each.id === id);
  const preset = game?.presets.find((each) => each.name === name);
  if (game === undefined || preset === undefined) throw new Error(`There is no ${name}.`);
  return presetGroup(game, preset);
}

test('a preset is listed under the topic of its first change, and the user’s presets in a group of their own', () => {
  expect(groupOf('chopsticks', 'cutoff')).toBeUndefined();
  expect(groupOf('chopsticks', 'swaps')).toBe(groupOf('chopsticks', 'meta'));
  expect(groupOf('chopsticks', 'misere')).not.toBe(groupOf('chopsticks', 'meta'));
  expect(groupOf('chopsticks', 'Ours')).toBe('Your presets');
});
