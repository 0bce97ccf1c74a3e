import { commonPlies } from '../../electron/api/tree.ts';
import type { PlayedView } from '../../electron/api/match-view.ts';

/** How many moves at the beginning are the same in two histories, even if they were sent again. */
export function sameMoves(one: readonly PlayedView[], other: readonly PlayedView[]): number {
  let count = commonPlies(one, other);
  while (count < one.length && one[count]?.notation === other[count]?.notation) count++;
  return count;
}
