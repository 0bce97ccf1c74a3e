import { dayOf } from '../../engine/puzzles/day.ts';

/** Today's local date, for example `2026-11-22`. */
export function today(): string {
  return dayOf(new Date());
}
