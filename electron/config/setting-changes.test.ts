import { parse, stripComments } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { parseConfig } from '../../storage/config/parse.ts';
import { changeConfig } from '../../storage/config/text.ts';
import { refusalOf } from '../ipc/testing.ts';
import { changedRules, resetChanges, rulesChanges, settingChanges } from './setting-changes.ts';

const configOf = (text: string) => parseConfig(text).config;
const change =
  (keys: string[], value: string | number | boolean, text = '{}') =>
  () =>
    settingChanges(configOf(text), keys, value);

test.each([
  [['summation-duel', 'bestOf'], 4, /^Best of can’t be 4: it must be odd/],
  [['summation-duel', 'target'], 200, /^Target can’t be 200: the numbers 1 to 10 add up to 55/],
  [['chopsticks', 'suns'], true, /^Suns needs Full hands to be Rollover: /],
  [['chopsticks', 'fingers'], 1, /^Fingers of a full hand can’t be 1\. Allowed: 2 to 100/],
  [['appearance', 'theme'], 'pink', /^Theme can’t be "pink"\. Allowed: System, Light or Dark\./],
  [['language'], 'la', /^Language can’t be "la"\. Allowed: System, English\b/],
] as const)('%j can’t be %s, said by the label', (keys, value, sentence) => {
  expect(refusalOf(change([...keys], value))).toMatch(sentence);
});

test.each([
  [['game'], 'nope', /^game can’t be "nope"\. Allowed: chopsticks, /],
  [['first'], 99, /^first can’t be 99\. /],
  [['first', 'key'], 1, /^There is no setting “first\.key”\.$/],
  [['no', 'such', 'key'], 1, /^There is no setting “no\.such\.key”\.$/],
  [['chopsticks', 'fingrs'], 4, /^There is no setting “chopsticks\.fingrs”\.$/],
] as const)('%j is nothing that can be set to %j', (keys, value, sentence) => {
  expect(refusalOf(change([...keys], value))).toMatch(sentence);
});

test('a possible setting is not refused', () => {
  expect(change(['appearance', 'textSize'], 125)).not.toThrow();
  expect(change(['game'], 'chopsticks')).not.toThrow();
  expect(
    change(['chopsticks', 'suns'], true, '{"chopsticks":{"overflow":"rollover"}}'),
  ).not.toThrow();
});

test('a position is kept as it is written, and what its text leaves to other settings stays unsaid', () => {
  const lives = configOf('{ "chopsticks": { "suddenDeath": "lives" } }');
  expect(settingChanges(lives, ['chopsticks', 'start'], '3112')).toEqual([
    { keys: ['chopsticks', 'start'], value: '1312' },
  ]);
  expect(settingChanges(lives, ['chopsticks', 'start'], '3112/lives=2,3')).toEqual([
    { keys: ['chopsticks', 'start'], value: '1312/lives=2,3' },
  ]);
});

test('a player who takes the colour of another swaps colours', () => {
  expect(settingChanges(configOf('{}'), ['looks', 'sleeve1'], 'teal')).toEqual([
    { keys: ['looks', 'sleeve1'], value: 'teal' },
    { keys: ['looks', 'sleeve3'], value: 'blue' },
  ]);
  const exchanged = configOf('{ "looks": { "sleeve1": "teal", "sleeve3": "blue" } }');
  expect(settingChanges(exchanged, ['looks', 'sleeve1'], 'teal')).toHaveLength(1);
  expect(resetChanges(exchanged, [['looks', 'sleeve1']])).toEqual([
    { keys: ['looks', 'sleeve1'], value: undefined },
    { keys: ['looks', 'sleeve3'], value: 'teal' },
  ]);
});

test('settings that are reset together change no others', () => {
  const exchanged = configOf('{ "looks": { "sleeve1": "teal", "sleeve3": "blue" } }');
  const both = [
    ['looks', 'sleeve1'],
    ['looks', 'sleeve3'],
  ];
  expect(resetChanges(exchanged, both)).toEqual(both.map((keys) => ({ keys, value: undefined })));
});

test('a default that does not go with the other rules is refused', () => {
  const config = configOf('{ "chopsticks": { "overflow": "rollover", "suns": true } }');
  expect(refusalOf(() => resetChanges(config, [['chopsticks', 'overflow']]))).toMatch(
    /^Suns needs Full hands to be Rollover/,
  );
  expect(refusalOf(() => resetChanges(config, [['chess']]))).toBe('There is no setting “chess”.');
});

test('rules change without a config, with what has to change along', () => {
  const settings = configOf('{}').settings['chopsticks'] ?? {};
  expect(changedRules('chopsticks', settings, 'overflow', 'rollover')).toEqual({
    ...settings,
    overflow: 'rollover',
  });
  expect(refusalOf(() => changedRules('chopsticks', settings, 'suns', true))).toMatch(
    /^Suns needs/,
  );
  expect(refusalOf(() => changedRules('chopsticks', settings, 'rochade', true))).toBe(
    'There is no setting “chopsticks.rochade”.',
  );
});

test('rules become those of the preferences together, even if a part of them could not be played', () => {
  const text = '{ "chopsticks": { "meta": true /* ours */ } }';
  const rules = { ...configOf(text).settings['chopsticks'], overflow: 'rollover', suns: true };
  const changes = rulesChanges(configOf(text), 'chopsticks', rules);
  expect(configOf(changeConfig(text, changes).text).settings['chopsticks']).toEqual(rules);
  expect(changes).toHaveLength(2);
  expect(refusalOf(() => rulesChanges(configOf(text), 'chopsticks', { suns: true }))).toMatch(
    /^Suns needs/,
  );
});

test('names are a list, of which none is too long', () => {
  expect(() => settingChanges(configOf('{}'), ['names'], ['Ann', ''])).not.toThrow();
  expect(refusalOf(() => settingChanges(configOf('{}'), ['names'], ['x'.repeat(41)]))).toMatch(
    /^names can’t be .* Allowed: a list of names of at most 40 characters, one for each seat\./,
  );
});

test.each([
  ['{ "chopsticks": { "fullTransfers": true /* ours */ } }', 'fullTransfers'],
  ['{ "chopsticks": { "suicide": true } }', 'suicide'],
  ['{ "chopsticks": { "fullTransfers": true, "suicide": false } }', 'suicide'],
])('a rule that is in the file under another of its names is changed there: %s', (text, asked) => {
  const set = (value: boolean) =>
    changeConfig(text, settingChanges(configOf(text), ['chopsticks', asked], value)).text;
  expect(configOf(text).settings['chopsticks']?.['suicide']).toBe(true);
  expect(configOf(set(false)).settings['chopsticks']?.['suicide']).toBe(false);
  expect(parse(set(false))).toEqual(JSON.parse(stripComments(text).replaceAll('true', 'false')));
  const reset = changeConfig(text, resetChanges(configOf(text), [['chopsticks', 'suicide']]));
  expect(parse(reset.text)).toEqual({ chopsticks: {} });
});

test('a rule that is not in the file yet is written under its own name', () => {
  const changes = settingChanges(configOf('{}'), ['chopsticks', 'fullTransfers'], true);
  const { text } = changeConfig('{}', changes);
  expect(parse(text)).toEqual({ chopsticks: { suicide: true } });
});

test('a command gets keys and another one loses them in one change', () => {
  const config = configOf('{ "keys": { "panel": "F8", "undo": "", "hint": "F9" } }');
  expect(settingChanges(config, ['keys', 'hint'], 'F8')).toEqual([
    { keys: ['keys', 'panel'], value: undefined },
    { keys: ['keys', 'hint'], value: 'F8' },
  ]);
  const otherwise = configOf('{ "keys": { "panel": "Ctrl+J" } }');
  expect(settingChanges(otherwise, ['keys', 'hint'], 'CmdOrCtrl+J')).toEqual([
    { keys: ['keys', 'panel'], value: undefined },
    { keys: ['keys', 'hint'], value: 'CmdOrCtrl+J' },
  ]);
  expect(settingChanges(config, ['keys', 'hint'], '')).toEqual([
    { keys: ['keys', 'hint'], value: '' },
  ]);
});
