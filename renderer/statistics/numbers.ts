import type { Language } from '../../words/languages.ts';

/** A number with its sign: `+3`, `−2`, `0`. */
export function signed(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−');
}
