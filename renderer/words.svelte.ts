import type { Language } from '../words/languages.ts';
import { wordsOf, type Words } from '../words/say.ts';

let spoken = $state.raw<Words>(wordsOf('en'));

/** The words of this window, in the language of the preferences. */
export function words(): Words {
  return spoken;
}

/** Sets the window's language. */
export function speak(language: Language): void {
  document.documentElement.lang = language;
  chooseWords(language);
}

/** Sets the language of what is drawn, even without a window. */
export function chooseWords(language: Language): void {
  if (language !== spoken.language) spoken = wordsOf(language);
}
