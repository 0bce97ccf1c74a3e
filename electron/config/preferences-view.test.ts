import { afterEach, expect, test } from 'vitest';
import { parseConfig } from '../../config/parse.ts';
import { preferencesView } from './preferences-view.ts';
import { speak } from '../words.ts';

const about = { file: 'config.jsonc', version: '1', runtime: { code: 'a test' } };
const view = (text: string) => preferencesView(parseConfig(text).config, [], about);

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
