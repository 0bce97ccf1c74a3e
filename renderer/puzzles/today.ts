import { dayOf } from '../../electron/api/day.ts';

/** The day it is where the person is, as in `2026-11-22`. */
export function today(): string {
  return dayOf(new Date());
}

/** A day in words, as a language writes it: `22 November`. */
export function dayInWords(day: string, language: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  return format.format(new Date(year, month - 1, date));
}
