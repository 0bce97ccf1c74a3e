/**
 * The system's locale as a BCP 47 tag; American English if none is set.
 *
 * @param environment - the environment variables; the first one set decides.
 */
export function systemLocale(environment: Readonly<Record<string, string | undefined>>): string {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const set = [LC_ALL, LC_MESSAGES, LANG].find((each) => each !== undefined && each !== '');
  const [name = ''] = (set ?? '').split(/[.@]/);
  const tag = name.replace('_', '-');
  return /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) ? tag : 'en-US';
}
