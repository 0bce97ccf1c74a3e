import { chooseLanguage, type Language } from './languages.ts';

/**
 * The language of the system.
 *
 * @param environment - its variables, of which the first one set decides.
 * @param otherwise - the BCP 47 tag if none is set, as on Windows.
 */
export function systemLanguage(
  environment: Readonly<Record<string, string | undefined>>,
  otherwise?: string,
): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const set = [LC_ALL, LC_MESSAGES, LANG].find((each) => each !== undefined && each !== '');
  const wanted = set ?? otherwise;
  return chooseLanguage(wanted === undefined ? [] : [wanted]);
}
