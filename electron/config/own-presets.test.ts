import { expect, test } from 'vitest';
import { parseConfig } from '../../storage/config/parse.ts';
import { changeConfig, type Change } from '../../storage/config/text.ts';
import type { Config } from '../../storage/config/config.ts';
import { refusalOf } from '../ipc/testing.ts';
import { presetDeleted, presetRenamed, presetSaved } from './own-presets.ts';

const fresh = '{ "chopsticks": { "overflow": "rollover" } }';
const { config: freshConfig } = parseConfig(fresh);

const presetsIn = (text: string) => parseConfig(text).config.presets['chopsticks'] ?? [];
const namesIn = (text: string) => presetsIn(text).map(({ name }) => name);

function edited(text: string, edit: (config: Config) => readonly Change[]): string {
  return changeConfig(text, edit(parseConfig(text).config)).text;
}
const withPreset = (text: string, name: string, replace = false) =>
  edited(text, (config) => presetSaved(config, 'chopsticks', name, replace));

const saved = withPreset(fresh, 'Mine');
const { config: savedConfig } = parseConfig(saved);

test('the current settings are saved under a name', () => {
  expect(presetsIn(saved)).toEqual([
    {
      name: 'Mine',
      settings: expect.objectContaining({ overflow: 'rollover' }) as unknown,
      index: 0,
    },
  ]);
  expect(namesIn(withPreset(saved, 'Other'))).toEqual(['Mine', 'Other']);
});

test('a preset can be renamed or deleted, and the others stay', () => {
  const two = withPreset(saved, 'Other');
  const renamed = edited(two, (config) => presetRenamed(config, 'chopsticks', 'Mine', 'Ours'));
  expect(namesIn(renamed)).toEqual(['Ours', 'Other']);
  for (const name of ['Mine', 'Other']) {
    const rest = edited(two, (config) => presetDeleted(config, 'chopsticks', name));
    expect(namesIn(rest)).toEqual([name === 'Mine' ? 'Other' : 'Mine']);
  }
  const { config } = parseConfig(two);
  expect(refusalOf(() => presetRenamed(config, 'chopsticks', 'Mine', 'Other'))).toMatch(
    /“Other” already/,
  );
});

test('unreadable entries, and everything else in the file, stay as they are', () => {
  const list = `[
      7, // a number
      { "name": "Mine", "settings": {}, "why": "for Ann" },
      { "name": "Broken", "settings": { "fingers": -1 } },
      { "name": "Other", "settings": {} },
    ]`;
  const text = `{ "presets": { "chopsticks": ${list} } }`;
  const renamed = edited(text, (config) => presetRenamed(config, 'chopsticks', 'Mine', 'Ours'));
  expect(renamed).toBe(text.replace('Mine', 'Ours'));
  const more = withPreset(text, 'More');
  expect(more).toContain('7, // a number');
  expect(more).toContain('"Broken"');
  expect(namesIn(more)).toEqual(['Mine', 'Other', 'More']);
  const fewer = edited(text, (config) => presetDeleted(config, 'chopsticks', 'Other'));
  expect(fewer).toContain('"Broken"');
  expect(namesIn(fewer)).toEqual(['Mine']);
  const replaced = withPreset(text, 'Mine', true);
  expect(replaced).toContain('"why": "for Ann"');
});

test('the names of the game’s own presets are taken, in every language', () => {
  for (const name of ['Swaps', 'swaps', 'Logan-Regel']) {
    expect(refusalOf(() => presetSaved(freshConfig, 'chopsticks', name, true))).toMatch(
      /preset of the game itself/,
    );
  }
  expect(refusalOf(() => presetRenamed(savedConfig, 'chopsticks', 'Mine', 'Swaps'))).toMatch(
    /itself/,
  );
});

test('neither other capitals nor spaces around it make another name', () => {
  for (const name of ['mine', 'MINE', ' Mine ']) {
    expect(refusalOf(() => presetSaved(savedConfig, 'chopsticks', name, false))).toMatch(
      /“Mine” already/,
    );
  }
  expect(namesIn(withPreset(saved, 'MINE', true))).toEqual(['MINE']);
  const renamed = edited(saved, (config) => presetRenamed(config, 'chopsticks', 'Mine', 'mine'));
  expect(namesIn(renamed)).toEqual(['mine']);
});

test('the name of the preferences themselves is taken', () => {
  const refused = refusalOf(() =>
    presetSaved(freshConfig, 'chopsticks', 'From your Preferences', false),
  );
  expect(refused).toMatch(
    '“From your Preferences” means your preferences themselves: choose another name.',
  );
});

test('a preset is replaced by one of the same name only if that is asked for', () => {
  const changed = withPreset(saved, 'Other').replace('"rollover"', '"cutoff"');
  const { config } = parseConfig(changed);
  expect(refusalOf(() => presetSaved(config, 'chopsticks', 'Mine', false))).toMatch(
    /“Mine” already/,
  );
  expect(presetsIn(withPreset(changed, 'Mine', true))).toMatchObject([
    { name: 'Mine', settings: { overflow: 'cutoff' } },
    { name: 'Other', settings: { overflow: 'rollover' } },
  ]);
});

test('a game can have a hundred presets, each of which can still be replaced', () => {
  const list = Array.from({ length: 99 }, (_, index) => ({ name: `No. ${index}`, settings: {} }));
  const full = withPreset(JSON.stringify({ presets: { chopsticks: list } }), 'Mine');
  expect(presetsIn(full)).toHaveLength(100);
  expect(refusalOf(() => withPreset(full, 'Other'))).toBe(
    'There are 100 presets of this game already: delete one first.',
  );
  expect(presetsIn(withPreset(full, 'Mine', true))).toHaveLength(100);
});
