import { afterEach, expect, test } from 'vitest';
import { parseConfig } from '../../config/parse.ts';
import { preferencesView, refuseImpossible } from './preferences-view.ts';
import { refusalOf } from '../ipc/testing.ts';
import { speak } from '../words.ts';

const about = { file: 'config.jsonc', version: '1', runtime: { code: 'a test' } };
const view = (text: string) => preferencesView(parseConfig(text).config, [], about);
const change =
  (keys: string[], value: string | number | boolean, text = '{}') =>
  () =>
    refuseImpossible(parseConfig(text).config, keys, value);

afterEach(() => speak('en'));

test('the appearance is a part with its settings, words and values', () => {
  const { parts } = view('{ "appearance": { "theme": "dark" } }');
  const appearance = parts.find(({ id }) => id === 'appearance');
  expect(appearance).toMatchObject({ name: 'Appearance', path: ['appearance'] });
  expect(appearance?.settings).toMatchObject({ theme: 'dark', textSize: 100 });
  const [theme] = appearance?.definitions ?? [];
  expect(theme).toMatchObject({ label: 'Theme', options: [{ label: 'System' }, {}, {}] });
});

test('the language is among them, as it is set, beside the one that is spoken', () => {
  speak('de');
  const { language, parts, games } = view('{}');
  expect(language).toBe('de');
  expect(parts.find(({ id }) => id === 'program')?.settings).toEqual({
    language: 'system',
    start: 'home',
  });
  expect(games.find(({ id }) => id === 'summation-duel')?.name).toBe('Summenduell');
});

test.each([
  [['summation-duel', 'bestOf'], 4, /^Best of can’t be 4: it must be odd/],
  [['summation-duel', 'target'], 200, /^Target can’t be 200: the numbers 1 to 10 add up to 55/],
  [['chopsticks', 'suns'], true, /^Suns needs Full hands to be Rollover: /],
  [['chopsticks', 'fingers'], 1, /^Fingers of a full hand can’t be 1\. Allowed: 2 to 100/],
  [['appearance', 'theme'], 'pink', /^Theme can’t be "pink"\. Allowed: System, Light or Dark\./],
  [['language'], 'fr', /^Language can’t be "fr"\. Allowed: System, English or Deutsch\./],
] as const)('%j can’t be %s, said by the label', (keys, value, sentence) => {
  expect(refusalOf(change([...keys], value))).toMatch(sentence);
});

test.each([
  [['game'], 'nope', /^game can’t be "nope"\. Allowed: chopsticks, /],
  [['first'], 99, /^first can’t be 99\. /],
  [['no', 'such', 'key'], 1, /^There is no setting “no\.such\.key”\.$/],
  [['chopsticks', 'fingrs'], 4, /^There is no setting “chopsticks\.fingrs”\.$/],
] as const)('%j is nothing that can be set to %j', (keys, value, sentence) => {
  expect(refusalOf(change([...keys], value))).toMatch(sentence);
});

test('what can be had is not refused', () => {
  expect(change(['appearance', 'textSize'], 125)).not.toThrow();
  expect(change(['game'], 'chopsticks')).not.toThrow();
  expect(
    change(['chopsticks', 'suns'], true, '{"chopsticks":{"overflow":"rollover"}}'),
  ).not.toThrow();
});
