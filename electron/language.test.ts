import { expect, test } from 'vitest';
import { languageFor } from './language.ts';

test.each([
  [undefined, 'system', 'de-AT', 'de'],
  [undefined, 'system', 'la-VA', 'en'],
  [undefined, 'en', 'de-DE', 'en'],
  ['en', 'de', 'de-DE', 'en'],
] as const)('asked %s, set %s, on a system in %s: %s', (asked, language, locale, spoken) => {
  expect(languageFor(asked, { language }, locale)).toBe(spoken);
});
