import { beginOf, dayOf } from './filter.ts';

/** A day as its language writes it: `26.11.2026`. */
export function dayInWords(day: string, language: string): string {
  const time = beginOf(day);
  return time === undefined ? '' : formatOf(language).format(time);
}

/**
 * Reads a day as its language writes it, or as `2026-11-26`.
 *
 * @returns undefined if there is no such day.
 */
export function readDay(typed: string, language: string): string | undefined {
  const [first = '', second = '', third = '', ...more] = typed.match(/\d+/g) ?? [];
  if (third === '' || more.length > 0) return undefined;
  const order = first.length === 4 ? ['year', 'month', 'day'] : orderIn(language);
  const parts = new Map([first, second, third].map((part, place) => [order[place], part]));
  const part = (name: string) => parts.get(name) ?? '';
  const year = part('year').length === 2 ? `20${part('year')}` : part('year');
  const day = [year, part('month').padStart(2, '0'), part('day').padStart(2, '0')].join('-');
  // The 31st of a month with 30 days would be the 1st of the next.
  return dayOf(beginOf(day)) === day ? day : undefined;
}

function orderIn(language: string): string[] {
  return formatOf(language)
    .formatToParts()
    .map(({ type }) => type as string)
    .filter((type) => type !== 'literal');
}

function formatOf(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: '2-digit', day: '2-digit' });
}
