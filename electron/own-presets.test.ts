import { expect, test, vi } from 'vitest';
import { parseConfig } from '../engine/config.ts';
import { withoutPreset, withPreset, withPresetRenamed } from './own-presets.ts';

vi.mock('electron', () => ({ app: {}, ipcMain: {}, session: {}, shell: {} }));

const fresh = parseConfig('{ "chopsticks": { "overflow": "rollover" } }').config;
const saved = {
  ...fresh,
  presets: { chopsticks: withPreset(fresh, 'chopsticks', 'Mine') },
};

test('the settings of the day are kept under a name', () => {
  expect(saved.presets.chopsticks).toEqual([
    { name: 'Mine', settings: expect.objectContaining({ overflow: 'rollover' }) as unknown },
  ]);
  expect(withPreset(saved, 'chopsticks', 'Mine')).toHaveLength(1);
  expect(withPreset(saved, 'chopsticks', 'Other')).toHaveLength(2);
});

test('one is renamed, one is taken away, the others stay', () => {
  const two = { ...saved, presets: { chopsticks: withPreset(saved, 'chopsticks', 'Other') } };
  const names = (presets: readonly { name: string }[]) => presets.map(({ name }) => name);
  expect(names(withPresetRenamed(two, 'chopsticks', 'Mine', 'Ours'))).toEqual(['Ours', 'Other']);
  expect(names(withoutPreset(two, 'chopsticks', 'Mine'))).toEqual(['Other']);
  expect(() => withPresetRenamed(two, 'chopsticks', 'Mine', 'Other')).toThrow(/"Other" already/);
});

test('the names of the game’s own presets are taken', () => {
  expect(() => withPreset(fresh, 'chopsticks', 'Suicide')).toThrow(/preset of the game itself/);
  expect(() => withPresetRenamed(saved, 'chopsticks', 'Mine', 'Suicide')).toThrow(/itself/);
});
