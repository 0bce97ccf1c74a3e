import { message, playerAt, type Message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import { lostStanding } from '../review/certain.ts';
import type { Exact } from '../solution.ts';
import type { UnitedAnalysis } from '../united.ts';
import { pointsOf, unnoticed, type GuideRatings } from './ratings.ts';

/** A move that was played, and what may follow. */
export interface PlayedMove {
  readonly seat: Seat;
  /** In notation. */
  readonly move: string;
  /** The player who is to move next. */
  readonly next: Seat;
  /** What that one's best move does; nothing where that is not known. */
  readonly answer?: Message;
}

/**
 * What a move did to the game.
 *
 * @param ratings - of the position in which it was played.
 * @returns nothing where that is not known.
 */
export function adviceAfter(
  { moves, odds, united }: GuideRatings,
  seats: number,
  played: PlayedMove,
): Message | undefined {
  if (seats > 2) return united && ofThree(united, played);
  if (odds !== null) return byOdds(odds, played.move);
  const [best] = moves;
  const own = moves.find(({ move }) => move === played.move);
  if (best === undefined || own === undefined) return undefined;
  const isAlike = moves.every(({ value }) => value === best.value);
  return best.value === own.value ? kept(best, own, isAlike) : given(best, own, played);
}

/** What a player of three was certain of, and is no more. */
function ofThree(
  { outWins, players, moves }: UnitedAnalysis<string>,
  { seat, move }: PlayedMove,
): Message | undefined {
  const after = moves.find((each) => each.move === move);
  const lost = after && lostStanding(players[seat], after.players[seat]);
  if (lost === undefined) return undefined;
  const player = playerAt(seat);
  return lost.after === 'loses'
    ? message('guide.after.gave-safety', { player, misere: outWins ? 'yes' : 'no' })
    : message('guide.after.gave-win-against-all', { player });
}

function kept(best: Exact, own: Exact, isAlike: boolean): Message {
  const [plies, fewest] = [own.remoteness ?? 0, best.remoteness ?? 0];
  switch (own.value) {
    case 'win':
      return plies > fewest
        ? message('guide.after.slower', { plies, fewest })
        : message('guide.after.keeps-win');
    case 'draw':
      if (own.proven === false) return message('guide.after.unproven');
      return isAlike ? message('guide.after.nothing-lost') : message('guide.after.keeps-draw');
    case 'lose':
      return plies < fewest
        ? message('guide.after.loses-sooner', { plies, most: fewest })
        : message('guide.after.holds-out');
  }
}

/** What was given away, and what the next player can make of it. */
function given(best: Exact, own: Exact, { next, answer }: PlayedMove): Message {
  const what = best.value === 'win' ? 'win' : 'draw';
  if (own.value === 'draw') return message('guide.after.gave-win');
  const player = playerAt(next);
  const plies = Math.max(1, (own.remoteness ?? 1) - 1);
  return answer === undefined
    ? message('guide.after.gave', { what, player, plies })
    : message('guide.after.gave-to', { what, player, plies, answer });
}

function byOdds(
  { exact, moves }: NonNullable<GuideRatings['odds']>,
  played: string,
): Message | undefined {
  const [best] = moves;
  const own = moves.find(({ move }) => move === played);
  if (best === undefined || own === undefined || moves.length === 1) return undefined;
  const sure = exact ? 'yes' : 'no';
  const lost = best.value - own.value;
  return lost < unnoticed
    ? message('guide.after.odds-best', { sure })
    : message('guide.after.odds-cost', { sure, points: pointsOf(lost) });
}
