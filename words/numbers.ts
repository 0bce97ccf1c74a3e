import type { IntlMessageFormat } from 'intl-messageformat';

type Formatters = NonNullable<
  NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>['formatters']
>;

/** Formats numbers with a minus sign instead of Intl's hyphen. */
class NumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return super.format(value).replace('-', '−');
  }
}

const numberFormats = new Map<string, NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** The formats of numbers and plurals in sentences. */
export const formatters: Formatters = {
  getNumberFormat(locale, style) {
    const key = JSON.stringify([locale, style]);
    const known = numberFormats.get(key) ?? new NumberFormat(locale, style);
    numberFormats.set(key, known);
    return known;
  },
  getDateTimeFormat: (...of) => new Intl.DateTimeFormat(...of),
  getPluralRules(locale, style) {
    const key = JSON.stringify([locale, style]);
    const known = pluralRules.get(key) ?? new Intl.PluralRules(locale, style);
    pluralRules.set(key, known);
    return known;
  },
};
