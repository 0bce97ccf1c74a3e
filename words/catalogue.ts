/// <reference types="vite/client" />
import type { Language } from './languages.ts';

/** The messages of one language as ICU patterns, by their codes. */
export type Catalogue = ReadonlyMap<string, string>;

/** The content of one file of words. */
export interface Nested {
  readonly [key: string]: string | Nested;
}

/** The files of a language, by their paths. */
export type WordFiles = Readonly<Record<string, Nested>>;

/** Every language; a window has none until it loads the one that it speaks. */
const bundled = import.meta.env.SSR
  ? import.meta.glob<WordFiles>('./*/catalogue.ts', { eager: true, import: 'files' })
  : {};

const catalogues = new Map<Language, Catalogue>();

/** The catalogue of a language: all its files, one after the other. Empty before it is loaded. */
export function catalogueOf(language: Language): Catalogue {
  const known = catalogues.get(language);
  if (known !== undefined) return known;
  const files = bundled[`./${language}/catalogue.ts`];
  return files === undefined ? new Map() : addCatalogue(language, files);
}

/** Adds a language that has been loaded. */
export function addCatalogue(language: Language, files: WordFiles): Catalogue {
  const catalogue = new Map(Object.values(files).flatMap((content) => flatten('', content)));
  catalogues.set(language, catalogue);
  return catalogue;
}

/** Whether the words of a language are there. */
export function hasCatalogue(language: Language): boolean {
  return catalogueOf(language).size > 0;
}

function flatten(prefix: string, nested: Nested): (readonly [string, string])[] {
  return Object.entries(nested).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as const]
      : flatten(`${prefix}${key}.`, value),
  );
}
