import { locales, type Language } from '../words/languages.ts';
import { wordsOf, type Words } from '../words/say.ts';

let spoken = wordsOf('en');

/** The words of the main process, in the current language. */
export function words(): Words {
  return spoken;
}

/** The mark in decimals in the current language. */
export function decimalMark(): string {
  return (0.5).toLocaleString(locales[spoken.language]).charAt(1);
}

/** Switches the language. @returns whether it has changed. */
export function speak(language: Language): boolean {
  if (language === spoken.language) return false;
  spoken = wordsOf(language);
  return true;
}
