import { expect, test } from 'vitest';
import { systemLocale } from './locale.ts';

test.each([
  [{ LANG: 'de_AT.UTF-8' }, 'de-AT'],
  [{ LANG: 'de' }, 'de'],
  [{ LC_ALL: '', LC_MESSAGES: 'fr_FR@euro', LANG: 'en_GB.UTF-8' }, 'fr-FR'],
  [{ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, 'en-US'],
  [{}, 'en-US'],
])('%j is %s', (environment, locale) => {
  expect(systemLocale(environment)).toBe(locale);
});
