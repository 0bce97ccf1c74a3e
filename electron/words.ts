import type { Language } from '../words/languages.ts';
import { wordsOf, type Words } from '../words/say.ts';

let spoken = wordsOf('en');

/** The words of the main process, in the current language. */
export function words(): Words {
  return spoken;
}

/** Switches the language. @returns whether it has changed. */
export function speak(language: Language): boolean {
  if (language === spoken.language) return false;
  spoken = wordsOf(language);
  return true;
}
