import { chooseLanguage, type Language } from './languages.ts';

/**
 * The language of the system. As in gettext, `LANGUAGE` lists languages in order of preference, and counts only if a
 * locale other than `C` is set.
 *
 * @param environment - its variables; of those with a locale, the first one set decides.
 * @param otherwise - the BCP 47 tag if none is set, as on Windows.
 */
export function systemLanguage(
  environment: Readonly<Record<string, string | undefined>>,
  otherwise?: string,
): Language {
  const { LC_ALL, LC_MESSAGES, LANG, LANGUAGE = '' } = environment;
  const set = [LC_ALL, LC_MESSAGES, LANG].find((each) => each !== undefined && each !== '');
  if (set === undefined) return chooseLanguage(otherwise === undefined ? [] : [otherwise]);
  const isNone = /^(C|POSIX)(\.|$)/.test(set);
  return chooseLanguage(isNone ? [] : [...LANGUAGE.split(':'), set]);
}
