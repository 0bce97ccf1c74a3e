import type { ProgramSettings } from '../storage/config/program.ts';
import { chooseLanguage, type Language } from '../words/languages.ts';

/**
 * The language to use: that of the arguments, else the one set, else the system's.
 *
 * @param locale - the locale of the system, as a BCP 47 tag.
 */
export function languageFor(
  asked: Language | undefined,
  { language }: Pick<ProgramSettings, 'language'>,
  locale: string,
): Language {
  if (asked !== undefined) return asked;
  return language === 'system' ? chooseLanguage([locale]) : language;
}
