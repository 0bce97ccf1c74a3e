import { systemLanguage } from '../words/system-language.ts';
import { wordsOf, type Words } from '../words/say.ts';
import { languageAsked } from './command-line.ts';

/**
 * The words before there is a display: without one Electron doesn't know the system's language.
 *
 * @param argv - the arguments, which may ask for a language.
 */
export function earlyWords(argv: readonly string[]): Words {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return wordsOf(languageAsked(argv) ?? systemLanguage(process.env, locale));
}
