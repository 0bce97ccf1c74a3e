import type { Language } from '../../words/languages.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A duration in its two largest units: `45 sec`, `12 min`, `1 hr 5 min`. */
export function durationInWords(milliseconds: number, language: Language): string {
  const count = (value: number, unit: 'second' | 'minute' | 'hour'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  if (milliseconds < minute) return count(Math.round(milliseconds / second), 'second');
  const minutes = Math.round(milliseconds / minute);
  if (minutes * minute < hour) return count(minutes, 'minute');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} ${count(rest, 'minute')}`;
}
