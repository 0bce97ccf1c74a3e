import { isDay } from '../puzzles/day.ts';

const timePattern = /^T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}[+-](?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is an instant on a person's clock with its offset from UTC: `2026-11-22T00:00:20.123+01:00`. */
export function isMoment(text: string): boolean {
  return timePattern.test(text.slice(10)) && isDay(dayIn(text));
}

/** Writes an instant as this computer's clock and time zone have it. */
export function momentOf(time: Date): string {
  const east = -time.getTimezoneOffset();
  const local = new Date(time.getTime() + east * 60_000).toISOString().slice(0, -1);
  const two = (number: number): string => String(number).padStart(2, '0');
  const offset = `${two(Math.floor(Math.abs(east) / 60))}:${two(Math.abs(east) % 60)}`;
  return `${local}${east < 0 ? '-' : '+'}${offset}`;
}

/** The day that the person's calendar showed at a moment: `2026-11-22`. */
export function dayIn(moment: string): string {
  return moment.slice(0, 10);
}

/** What is due within this time (ms) is due today, even just before midnight. */
export const soon = 60 * 60 * 1000;
