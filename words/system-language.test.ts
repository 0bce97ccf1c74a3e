import { expect, test } from 'vitest';
import { systemLanguage } from './system-language.ts';

test.each([
  [{ LANG: 'de_AT.UTF-8' }, 'de'],
  [{ LC_ALL: '', LC_MESSAGES: 'de_DE.UTF-8', LANG: 'en_GB.UTF-8' }, 'de'],
  [{ LC_ALL: 'C', LC_MESSAGES: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'la_VA.UTF-8' }, 'en'],
  [{ LANGUAGE: 'fr:de:en', LANG: 'fr_FR.UTF-8' }, 'de'],
  [{ LANGUAGE: 'en:de', LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANGUAGE: 'fr', LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANGUAGE: 'de', LANG: 'C.UTF-8' }, 'en'],
  [{ LANGUAGE: 'de' }, 'en'],
  [{}, 'en'],
])('the language of a system with %j is %s', (environment, language) => {
  expect(systemLanguage(environment)).toBe(language);
});

test('a system without these variables has another locale', () => {
  expect(systemLanguage({}, 'de-CH')).toBe('de');
  expect(systemLanguage({ LANG: 'C' }, 'de-CH')).toBe('en');
});
