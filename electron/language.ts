import type { ProgramSettings } from '../storage/config/program.ts';
import { chooseLanguage, type Language } from '../words/languages.ts';

/**
 * The language to speak: the one asked for at the start, else the one set, else the system's.
 *
 * @param locale - what the system is set to, as a BCP 47 tag.
 */
export function languageFor(
  asked: Language | undefined,
  { language }: Pick<ProgramSettings, 'language'>,
  locale: string,
): Language {
  if (asked !== undefined) return asked;
  return language === 'system' ? chooseLanguage([locale]) : language;
}
