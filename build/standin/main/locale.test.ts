import { expect, test } from 'vitest';
import { preferredLanguages } from './locale.ts';

test.each([
  [{ LANG: 'de_AT.UTF-8' }, ['de-AT']],
  [{ LANG: 'de' }, ['de']],
  [{ LC_ALL: '', LC_MESSAGES: 'fr_FR@euro', LANG: 'en_GB.UTF-8' }, ['fr-FR']],
  [{ LANGUAGE: 'la:de_CH:en', LANG: 'fr_FR.UTF-8' }, ['la', 'de-CH', 'en', 'fr-FR']],
  [{ LANGUAGE: 'de', LC_ALL: 'C.UTF-8', LANG: 'de_DE.UTF-8' }, []],
  [{}, []],
])('%j is %j', (environment, languages) => {
  expect(preferredLanguages(environment)).toEqual(languages);
});
