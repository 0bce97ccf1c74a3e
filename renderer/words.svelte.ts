import type { Language } from '../words/languages.ts';
import { wordsOf, type Words } from '../words/say.ts';

let spoken = $state.raw<Words>(wordsOf('en'));

/** The words of this window, in the language that the preferences say. */
export function words(): Words {
  return spoken;
}

/** Has the window speak a language. */
export function speak(language: Language): void {
  document.documentElement.lang = language;
  chooseWords(language);
}

/** Puts what is drawn into a language, where there need be no window. */
export function chooseWords(language: Language): void {
  if (language !== spoken.language) spoken = wordsOf(language);
}
