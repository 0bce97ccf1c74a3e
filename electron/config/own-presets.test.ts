import { expect, test } from 'vitest';
import { parseConfig } from '../../config/parse.ts';
import { refusalOf } from '../ipc/testing.ts';
import { withoutPreset, withPreset, withPresetRenamed } from './own-presets.ts';

const fresh = parseConfig('{ "chopsticks": { "overflow": "rollover" } }').config;
const saved = {
  ...fresh,
  presets: { chopsticks: withPreset(fresh, 'chopsticks', 'Mine', false) },
};

test('the settings of the day are kept under a name', () => {
  expect(saved.presets.chopsticks).toEqual([
    { name: 'Mine', settings: expect.objectContaining({ overflow: 'rollover' }) as unknown },
  ]);
  expect(withPreset(saved, 'chopsticks', 'Other', false)).toHaveLength(2);
});

test('one is renamed, one is taken away, the others stay', () => {
  const two = {
    ...saved,
    presets: { chopsticks: withPreset(saved, 'chopsticks', 'Other', false) },
  };
  const names = (presets: readonly { name: string }[]) => presets.map(({ name }) => name);
  expect(names(withPresetRenamed(two, 'chopsticks', 'Mine', 'Ours'))).toEqual(['Ours', 'Other']);
  expect(names(withoutPreset(two, 'chopsticks', 'Mine'))).toEqual(['Other']);
  expect(refusalOf(() => withPresetRenamed(two, 'chopsticks', 'Mine', 'Other'))).toMatch(
    /“Other” already/,
  );
});

test('the names of the game’s own presets are taken', () => {
  expect(refusalOf(() => withPreset(fresh, 'chopsticks', 'Suicide', true))).toMatch(
    /preset of the game itself/,
  );
  expect(refusalOf(() => withPresetRenamed(saved, 'chopsticks', 'Mine', 'Suicide'))).toMatch(
    /itself/,
  );
});

test('neither spelling with other capitals makes another name, nor a space around it', () => {
  for (const name of ['mine', 'MINE', ' Mine ']) {
    expect(refusalOf(() => withPreset(saved, 'chopsticks', name, false))).toMatch(/“Mine” already/);
  }
  expect(withPreset(saved, 'chopsticks', 'MINE', true).map(({ name }) => name)).toEqual(['MINE']);
  expect(refusalOf(() => withPreset(fresh, 'chopsticks', 'suicide', false))).toMatch(/game itself/);
  expect(withPresetRenamed(saved, 'chopsticks', 'Mine', 'mine')).toMatchObject([{ name: 'mine' }]);
});

test('the name of the preferences themselves is taken', () => {
  expect(refusalOf(() => withPreset(fresh, 'chopsticks', 'as in the Preferences', false))).toMatch(
    '“As in the preferences” means your preferences themselves: choose another name.',
  );
});

test('one gives way to another of its name only where that is meant', () => {
  const two = {
    ...saved,
    presets: { chopsticks: withPreset(saved, 'chopsticks', 'Other', false) },
  };
  const changed = { ...two, settings: parseConfig('{}').config.settings };
  expect(refusalOf(() => withPreset(changed, 'chopsticks', 'Mine', false))).toMatch(
    /“Mine” already/,
  );
  expect(withPreset(changed, 'chopsticks', 'Mine', true)).toEqual([
    { name: 'Mine', settings: expect.objectContaining({ overflow: 'cutoff' }) as unknown },
    { name: 'Other', settings: expect.objectContaining({ overflow: 'rollover' }) as unknown },
  ]);
});
