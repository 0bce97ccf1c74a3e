import { afterEach, expect, test } from 'vitest';
import { speak } from '../words.svelte.ts';
import { pageOf } from './layout.ts';
import { everyPart, pageGroups } from './pages.ts';
import { settingInWords } from '../variant.ts';
import { findElsewhere, findSettings } from './search.ts';
import { preferencesOf } from './testing.ts';

afterEach(() => speak('en'));

function found(query: string, language: 'en' | 'de' = 'en'): string[] {
  speak(language);
  return findSettings(preferencesOf('{}', language), query).flatMap(({ page, settings }) =>
    settings.map(
      ({ part, definition }) => `${page.label}: ${settingInWords(part.id, definition).label}`,
    ),
  );
}

test.each([
  ['by its label', 'text size', ['Accessibility: Text size']],
  ['by its description', 'cards fly', ['Play: Pace']],
  ['by an option', 'walnut', ['Table and hands: Table']],
  ['whatever the capitals', 'WALNUT', ['Table and hands: Table']],
  ['by words that stand apart', 'screen brief', ['Accessibility: Screen reader']],
  ['not by an unknown word', 'xyzzy', []],
  ['not by an empty query', '  ', []],
] as const)('a setting is found %s', (_, query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('rules of games are found with their games', () => {
  expect(found('suns')).toContain('Chopsticks: Suns');
});

test.each([
  ['cherri', ['Swaps']],
  ['suicide', ['May put a hand out by splitting']],
  ['full transfers', ['May put a hand out by splitting']],
  ['fullTransfers', ['May put a hand out by splitting']],
  ['bandy', ['Zombies']],
  ["Bandy's zombies", ['Zombies']],
  ['bandys', ['Zombies']],
  ['loganClause', ['Logan clause']],
  ['game of five', ['Full hands']],
  ['unnamed', ['Self-attack']],
  ['nubs', ['Knubs']],
  ['attacks only', ['Splits']],
])('a rule is found by its common name: %s', (query, labels) => {
  expect(found(query)).toEqual(
    expect.arrayContaining(labels.map((label) => `Chopsticks: ${label}`)),
  );
});

test('a German query works with or without umlauts', () => {
  expect(found('Schriftgröße', 'de')).toEqual(['Barrierefreiheit: Schriftgröße']);
  expect(found('schriftgrosse', 'de')).toEqual([]);
  expect(found('schriftgroß', 'de')).toEqual(['Barrierefreiheit: Schriftgröße']);
  expect(found('handschuh', 'de')).toEqual(['Tisch und Hände: Hände']);
});

test.each([
  ['backup', 'en', ['Files']],
  ['Backup', 'de', ['Dateien']],
  ['restore', 'en', ['Files']],
  ['your presets', 'en', ['Chopsticks', 'The Scholar’s Game', 'Digit Conquest', 'Summation Duel']],
  ['accessibility', 'en', ['Accessibility']],
] as const)(
  'a page is found by what it has besides settings: %s (%s)',
  (query, language, pages) => {
    speak(language);
    const found = findSettings(preferencesOf('{}', language), query);
    expect(found.map(({ page }) => page.label)).toEqual(pages);
  },
);

test.each([
  ['shortcuts', 'en', ['Keys']],
  ['Tastenkürzel', 'de', ['Tasten']],
  ['difficulty', 'en', ['Players']],
  ['walnut', 'en', []],
  [' ', 'en', []],
] as const)(
  'what has its place elsewhere is found with that place: %s',
  (query, language, labels) => {
    speak(language);
    expect(findElsewhere(query).map(({ label }) => label)).toEqual(labels);
  },
);

test('every setting has exactly one page and can be reset', () => {
  const preferences = preferencesOf('{}');
  const pages = pageGroups(preferences).flatMap((group) => group.pages);
  const onPages = pages.flatMap((page) => (page.kind === 'settings' ? page.settings : []));
  const count = preferences.parts.reduce((sum, { definitions }) => sum + definitions.length, 0);
  expect(onPages).toHaveLength(count);
  const rules = preferences.games.reduce((sum, { definitions }) => sum + definitions.length, 0);
  expect(everyPart(preferences).flatMap(({ paths }) => paths)).toHaveLength(count + rules);
  expect(pageOf('a-part-of-tomorrow', 'something')).toBe('play');
});
