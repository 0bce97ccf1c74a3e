import { describe, expect, it } from 'vitest';
import { languageTags } from './languages.ts';
import { catalogueOf } from './catalogue.ts';

describe('languages', () => {
  it.each(languageTags)('%s has words', (language) => {
    expect(catalogueOf(language).size).toBeGreaterThan(0);
  });
});
