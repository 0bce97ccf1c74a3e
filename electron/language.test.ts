import { expect, test } from 'vitest';
import { languageFor } from './language.ts';

test.each([
  [undefined, 'system', ['de-AT'], 'de'],
  [undefined, 'system', ['la-VA'], 'en'],
  [undefined, 'system', ['la-VA', 'de-DE', 'en-GB'], 'de'],
  [undefined, 'en', ['de-DE'], 'en'],
  ['en', 'de', ['de-DE'], 'en'],
] as const)('asked %s, set %s, on a system in %j: %s', (asked, language, preferred, spoken) => {
  expect(languageFor(asked, { language }, preferred)).toBe(spoken);
});
