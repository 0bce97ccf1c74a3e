/// <reference types="vite/client" />
import type { Language } from './languages.ts';

/** The messages of one language as ICU patterns, by their codes. */
export type Catalogue = ReadonlyMap<string, string>;

interface Nested {
  readonly [key: string]: string | Nested;
}

const files = import.meta.glob<Nested>('./*/*.json', { eager: true, import: 'default' });

const catalogues = new Map<Language, Catalogue>();

/** The catalogue of a language: all its files, one after the other. */
export function catalogueOf(language: Language): Catalogue {
  let catalogue = catalogues.get(language);
  if (catalogue === undefined) {
    catalogue = new Map(
      Object.entries(files).flatMap(([path, content]) => {
        return path.startsWith(`./${language}/`) ? flatten('', content) : [];
      }),
    );
    catalogues.set(language, catalogue);
  }
  return catalogue;
}

function flatten(prefix: string, nested: Nested): (readonly [string, string])[] {
  return Object.entries(nested).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as const]
      : flatten(`${prefix}${key}.`, value),
  );
}
