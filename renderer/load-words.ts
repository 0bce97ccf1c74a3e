import { addCatalogue, hasCatalogue, type WordFiles } from '../words/catalogue.ts';
import { chooseLanguage, type Language } from '../words/languages.ts';

const loaders = import.meta.glob<WordFiles>('../words/*/catalogue.ts', { import: 'files' });

/** Loads the words of a language, once. */
export async function loadWords(language: Language): Promise<void> {
  const load = loaders[`../words/${language}/catalogue.ts`];
  if (load !== undefined && !hasCatalogue(language)) addCatalogue(language, await load());
}

/** The language that the page is in before it knows the preferences. */
export function languageOfPage(): Language {
  return chooseLanguage([document.documentElement.lang]);
}
