import { atEnd, outcomeOf } from '../../engine/match/match.ts';
import type { SessionState } from './session.ts';

/** A state of the match on the table. */
export type Moment = Pick<SessionState, 'table' | 'gameNumber'>;

/**
 * Reports each match that ends on the table, but not one that was over when it was opened.
 *
 * @returns a listener for every state of the match.
 */
export function whenMatchEnds<Now extends Moment>(
  first: Moment,
  ended: (now: Now) => void,
): (now: Now) => void {
  let before = { gameNumber: first.gameNumber, over: isOver(first) };
  return (now) => {
    const over = isOver(now);
    const ends = over && !before.over && now.gameNumber === before.gameNumber;
    before = { gameNumber: now.gameNumber, over };
    if (ends) ended(now);
  };
}

/** Whether it has ended, even if the user looks back at earlier moves. */
function isOver({ table: { match } }: Moment): boolean {
  return outcomeOf(atEnd(match)) !== undefined;
}
