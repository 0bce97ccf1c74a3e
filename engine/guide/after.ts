import { message, playerAt, type Message } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import { lostStanding } from '../review/certain.ts';
import { isError, markOf, type Mark, type ValueRange } from '../review/mark.ts';
import type { CoalitionAnalysis } from '../solver/coalition-analysis.ts';
import { chancesIn, hasProbabilities, wdlOf, winnersMoves, type Value } from '../analysis/value.ts';
import { pointsOf, unnoticed, type PositionRatings } from './ratings.ts';

/** A played move and what may follow. */
export interface PlayedMove {
  readonly seat: Seat;
  /** The move in notation. */
  readonly move: string;
  /** The next player to move. */
  readonly next: Seat;
  /** What that player's best move does; undefined if unknown. */
  readonly answer?: Message;
}

/**
 * What a move did to the game.
 *
 * @param ratings - the ratings before it.
 * @returns undefined if unknown.
 */
export function adviceAfter(
  { moves, coalition }: PositionRatings,
  rules: Pick<Rules<unknown, unknown>, 'seats' | 'chance'>,
  played: PlayedMove,
): Message | undefined {
  if (rules.seats > 2) return coalition && ofThree(coalition, played);
  const best = moves[0]?.value;
  const worst = moves.at(-1)?.value;
  const own = moves.find(({ move }) => move === played.move)?.value;
  if (best === undefined || worst === undefined || own === undefined) return undefined;
  if (hasProbabilities(rules) && moves.length === 1) return undefined;
  return effectOf(rules, { best, worst }, own, played.next, played.answer);
}

/**
 * What a ply did to a game whose values are known.
 *
 * @param own - its value to its player.
 * @param next - the player who is to move after it.
 * @param answer - what that player's best move does, if known.
 */
export function effectOf(
  rules: Pick<Rules<unknown, unknown>, 'chance'>,
  range: ValueRange,
  own: Value,
  next: Seat,
  answer?: Message,
): Message {
  const { best } = range;
  if (rules.chance !== undefined) return byChances(best, own);
  const mark = markOf(range, own, false);
  return isError(mark) ? given(best, own, next, answer) : kept(mark, best, own);
}

/** The certain standing that a player of three has lost. */
function ofThree(
  { outWins, players, moves }: CoalitionAnalysis<string>,
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

function kept(mark: Mark, best: Value, own: Value): Message {
  const [moves, other] = [winnersMoves(own) ?? 0, winnersMoves(best) ?? 0];
  switch (wdlOf(own)) {
    case 'win':
      if (mark !== 'slower') return message('guide.after.keeps-win');
      // A ply of the loser may be all the difference.
      return moves === other
        ? message('guide.after.takes-longer')
        : message('guide.after.slower', { moves, fewest: other });
    case 'draw':
      if (!own.exact) return message('guide.after.unproven');
      return message(mark === 'fine' ? 'guide.after.nothing-lost' : 'guide.after.keeps-draw');
    case 'lose':
      if (mark !== 'slower') return message('guide.after.holds-out');
      return moves === other
        ? message('guide.after.sooner')
        : message('guide.after.loses-sooner', { moves, most: other });
  }
}

/** What was given away and how the next player can use it. */
function given(best: Value, own: Value, next: Seat, answer: Message | undefined): Message {
  const what = wdlOf(best) === 'win' ? 'win' : 'draw';
  if (wdlOf(own) === 'draw') return message('guide.after.gave-win');
  const player = playerAt(next);
  if (own.remoteness === 1) return message('guide.after.loses-at-once');
  const moves = winnersMoves(own) ?? 0;
  return answer === undefined
    ? message('guide.after.gave', { what, player, moves })
    : message('guide.after.gave-to', { what, player, moves, answer });
}

function byChances(best: Value, own: Value): Message {
  const sure = best.exact ? 'yes' : 'no';
  const lost = best.score - own.score;
  return lost < unnoticed
    ? message('guide.after.odds-best', { sure })
    : message('guide.after.odds-cost', {
        sure,
        points: pointsOf(lost),
        drawn: chancesIn(best).drawn === 'yes' ? 'yes' : chancesIn(own).drawn,
      });
}
