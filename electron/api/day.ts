import { dayIn, momentOf } from '../../engine/learner/moment.ts';

/** The time on the person's clock, for what is done now: `2026-11-22T00:00:20.123+01:00`. */
export function now(): string {
  return momentOf(new Date());
}

/** Today on the person's calendar, for example `2026-11-22`. */
export function today(): string {
  return dayIn(now());
}
