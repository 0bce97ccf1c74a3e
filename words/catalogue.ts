/// <reference types="vite/client" />
import { languages, type Language } from './languages.ts';
import { settingMessage } from './setting-message.ts';

/** The messages of one language as ICU patterns, by their codes. */
export type Catalogue = ReadonlyMap<string, string>;

interface Nested {
  readonly [key: string]: string | Nested;
}

const files = import.meta.glob<Nested>('./*/*.json', { eager: true, import: 'default' });

/** The names of all languages, the same in every catalogue. */
const languageNames = Object.entries(languages).map(
  ([tag, name]) => [settingMessage('program', 'language', 'label', tag).code, name] as const,
);

const catalogues = new Map<Language, Catalogue>();

/** The catalogue of a language: all its files, one after the other. */
export function catalogueOf(language: Language): Catalogue {
  let catalogue = catalogues.get(language);
  if (catalogue === undefined) {
    catalogue = new Map([
      ...Object.entries(files).flatMap(([path, content]) =>
        path.startsWith(`./${language}/`) ? flatten('', content) : [],
      ),
      ...languageNames,
    ]);
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
