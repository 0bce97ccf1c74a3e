import { hasCatalogue } from '../words/catalogue.ts';
import type { Language } from '../words/languages.ts';
import { wordsOf, type Words } from '../words/say.ts';
import { loadWords } from './load-words.ts';

let spoken = $state.raw<Words>(wordsOf('en'));
let wanted: Language = 'en';

/** The words of this window, in the language that the preferences say. */
export function words(): Words {
  return spoken;
}

/** Has the window speak a language, as soon as that is loaded. */
export function speak(language: Language): void {
  wanted = language;
  if (hasCatalogue(language)) show(language);
  else void loadWords(language).then(() => wanted === language && show(language));
}

/** Puts what is drawn into a language, where there need be no window. */
export function chooseWords(language: Language): void {
  if (language !== spoken.language) spoken = wordsOf(language);
}

function show(language: Language): void {
  document.documentElement.lang = language;
  chooseWords(language);
}
