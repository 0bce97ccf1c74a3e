import { expect, test } from 'vitest';
import { parseConfig } from '../../storage/config/parse.ts';
import { preferencesView } from './preferences-view.ts';

const about = { file: 'config.jsonc', version: '1', kiosk: false, runtime: { code: 'a test' } };
const view = (text: string) =>
  preferencesView(parseConfig(text).config, [], { ...about, language: 'de' });

test('the appearance is a part with its settings and their values', () => {
  const { parts } = view('{ "appearance": { "theme": "dark" } }');
  const appearance = parts.find(({ id }) => id === 'appearance');
  expect(appearance).toMatchObject({ path: ['appearance'] });
  expect(appearance?.settings).toMatchObject({ theme: 'dark', textSize: 100 });
  expect(appearance?.definitions[0]).toMatchObject({ name: 'theme', kind: 'choice' });
});

test('the language is among them as it is set, beside the one in use', () => {
  const { language, parts } = view('{}');
  expect(language).toBe('de');
  expect(parts.find(({ id }) => id === 'program')?.settings).toEqual({
    language: 'system',
    start: 'home',
  });
});

test('presets of the game have their ids, those of the user their names', () => {
  const own = { name: 'Mine', settings: { suicide: true } };
  const { games } = view(JSON.stringify({ presets: { chopsticks: [own] } }));
  const presets = games.find(({ id }) => id === 'chopsticks')?.presets ?? [];
  expect(presets.filter((preset) => preset.own).map(({ name }) => name)).toEqual(['Mine']);
  expect(presets.filter((preset) => !preset.own).every(({ name }) => /^[a-z-]+$/.test(name))).toBe(
    true,
  );
});
