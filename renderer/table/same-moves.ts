import { commonPlies } from '../../electron/api/common-plies.ts';
import type { PlayedView } from '../../electron/api/match-view.ts';

/** How many moves two histories begin with in common, those that were sent again included. */
export function sameMoves(one: readonly PlayedView[], other: readonly PlayedView[]): number {
  let count = commonPlies(one, other);
  while (count < one.length && one[count]?.notation === other[count]?.notation) count++;
  return count;
}
