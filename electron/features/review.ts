import type { CoreWithMatch } from './core.ts';
import { ReviewHost } from '../review/review-host.ts';

/** Reviews the match on the table, until it changes. */
export function reviewFeature({ platform: { analyst }, bus, host: { session } }: CoreWithMatch) {
  const review = new ReviewHost(
    () => session.state(),
    analyst,
    (table, answer) => bus.emit('reviewDone', table, answer),
  );
  bus.on('matchChanged', () => review.onMatchChanged());
  return review;
}
