/**
 * The system's languages as Electron lists them on Linux, from GLib: those of `LANGUAGE`, then that of the locale. There
 * are none if the locale is `C` or unset.
 */
export function preferredLanguages(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const { LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = environment;
  const set = [LC_ALL, LC_MESSAGES, LANG].find((each) => each !== undefined && each !== '');
  if (set === undefined || /^(C|POSIX)(\.|$)/.test(set)) return [];
  return [...(LANGUAGE ?? '').split(':'), set].flatMap((name) => {
    const tag = (name.split(/[.@]/)[0] ?? '').replace('_', '-');
    return /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) ? [tag] : [];
  });
}
