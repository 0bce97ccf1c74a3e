import type { ProgramSettings } from '../storage/config/program.ts';
import { chooseLanguage, type Language } from '../words/languages.ts';

/**
 * The language to use: that of the arguments, else the one set, else the system's.
 *
 * @param preferred - the languages of the system as BCP 47 tags, the preferred one first.
 */
export function languageFor(
  asked: Language | undefined,
  { language }: Pick<ProgramSettings, 'language'>,
  preferred: readonly string[],
): Language {
  if (asked !== undefined) return asked;
  return language === 'system' ? chooseLanguage(preferred) : language;
}
