import { systemLanguage } from '../words/system-language.ts';
import { wordsOf, type Words } from '../words/say.ts';
import { languageAsked } from './command-line.ts';

/**
 * The words to speak in before there is a display: Electron knows the system's language only with one.
 *
 * @param argv - may ask for a language.
 */
export function earlyWords(argv: readonly string[]): Words {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return wordsOf(languageAsked(argv) ?? systemLanguage(process.env, locale));
}
