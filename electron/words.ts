import type { Language } from '../words/languages.ts';
import { wordsOf, type Words } from '../words/say.ts';

let spoken = wordsOf('en');

/** What the main process says, in the language that is spoken now. */
export function words(): Words {
  return spoken;
}

/** Says everything in a language from now on. @returns whether it is another one. */
export function speak(language: Language): boolean {
  if (language === spoken.language) return false;
  spoken = wordsOf(language);
  return true;
}
