import { message, playerAt, type Code, type Message, type SeatValue } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import { lostStanding } from '../review/certain.ts';
import { isError, markOf, type Mark, type ValueRange } from '../review/mark.ts';
import type { CoalitionAnalysis } from '../solver/coalition-analysis.ts';
import { chancesIn, hasProbabilities, wdlOf, winnersMoves, type Value } from '../analysis/value.ts';
import { clear, pointsOf, unnoticed, type PositionRatings } from './ratings.ts';

/** The effects that gave nothing away. */
const lossless: readonly Code[] = [
  'guide.after.wins',
  'guide.after.keeps-win',
  'guide.after.takes-longer',
  'guide.after.nothing-lost',
  'guide.after.keeps-draw',
  'guide.after.unproven',
  'guide.after.holds-out',
  'guide.after.odds-best',
];

/** Whether the effect of a move is that nothing was given away. */
export function losesNothing(effect: Message): boolean {
  return lossless.some((code) => code === effect.code);
}

/** A played move and what may follow. */
export interface PlayedMove {
  readonly seat: Seat;
  /** The move in notation. */
  readonly move: string;
  /** The next player to move. */
  readonly next: Seat;
  /** Whether the game is over with it. */
  readonly ends: boolean;
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
  return effectOf(rules, { best, worst }, own, played);
}

/**
 * What a ply did to a game whose values are known.
 *
 * @param own - its value to its player.
 */
export function effectOf(
  rules: Pick<Rules<unknown, unknown>, 'chance'>,
  range: ValueRange,
  own: Value,
  played: Omit<PlayedMove, 'move'>,
): Message {
  const { best } = range;
  const mover = playerAt(played.seat);
  if (rules.chance !== undefined) return byChances(best, own, played);
  const mark = markOf(range, own, false);
  return isError(mark) ? given(best, own, played) : kept(mark, best, own, mover);
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

/** An effect that gave something away, with the reason in place of how it can be used. */
export function withReason(effect: Message, why: Message): Message {
  const { code, values = {} } = effect;
  if (code === 'guide.after.odds-cost')
    return message('guide.after.because', { said: effect, why });
  const what = values['what'] === 'draw' ? 'draw' : 'win';
  return message('guide.after.gave-why', { what, why });
}

/** The general reasons of good moves that are short enough to name once a move was played. */
const deeds = {
  'why.forces': 'oneMove',
  'why.forces-end': 'oneMove',
  'why.no-defence': 'noDefence',
  'why.one-defence': 'oneDefence',
  'why.one-answer': 'oneAnswer',
  'why.must-move': 'noAnswer',
  'why.threatens': 'threatens',
  'why.else-loses': 'elseLoses',
  'why.out-of-reach': 'outOfReach',
} as const;

/** What a good move did, by the reason why it is good; undefined if no pattern says it. */
export function didBy({ code }: Message): Message | undefined {
  if (!(code in deeds)) return undefined;
  return message('guide.after.did', { did: deeds[code as keyof typeof deeds] });
}

/** Whether each of the other moves would have given something away, or clearly more; equivalent moves count as one. */
export function isOnlyGood<Position, Move>(
  { moves }: PositionRatings,
  rules: Rules<Position, Move>,
  position: Position,
  played: string,
): boolean {
  const keyAfter = (text: string): string => {
    const move = rules.parseMove(position, text);
    return move.ok ? rules.key(rules.play(position, move.value)) : text;
  };
  const key = keyAfter(played);
  const own = moves.find(({ move }) => move === played)?.value;
  const second = moves.find(({ move }) => keyAfter(move) !== key)?.value;
  if (own === undefined || second === undefined || rules.seats > 2) return false;
  const ahead = own.score - second.score;
  return hasProbabilities(rules) ? ahead >= clear : own.exact && ahead > 0;
}

function kept(mark: Mark, best: Value, own: Value, mover: SeatValue): Message {
  const [moves, other] = [winnersMoves(own) ?? 0, winnersMoves(best) ?? 0];
  switch (wdlOf(own)) {
    case 'win':
      if (own.remoteness === 1) return message('guide.after.wins', { mover });
      if (mark !== 'slower') return message('guide.after.keeps-win', { mover });
      // A ply of the loser may be all the difference.
      return moves === other
        ? message('guide.after.takes-longer', { mover })
        : message('guide.after.slower', { mover, moves, fewest: other });
    case 'draw':
      if (!own.exact) return message('guide.after.unproven');
      return mark === 'fine'
        ? message('guide.after.nothing-lost')
        : message('guide.after.keeps-draw', { mover });
    case 'lose':
      if (mark !== 'slower') return message('guide.after.holds-out', { mover });
      return moves === other
        ? message('guide.after.sooner', { mover })
        : message('guide.after.loses-sooner', { mover, moves, most: other });
  }
}

/** What was given away and how the next player can use it. */
function given(best: Value, own: Value, { seat, next }: Omit<PlayedMove, 'move'>): Message {
  const mover = playerAt(seat);
  const what = wdlOf(best) === 'win' ? 'win' : 'draw';
  if (wdlOf(own) === 'draw') return message('guide.after.gave-win', { mover });
  const player = playerAt(next);
  if (own.remoteness === 1) return message('guide.after.loses-at-once', { mover });
  const moves = winnersMoves(own) ?? 0;
  return message('guide.after.gave', { mover, what, player, moves });
}

function byChances(best: Value, own: Value, { seat, ends }: Omit<PlayedMove, 'move'>): Message {
  const mover = playerAt(seat);
  if (own.exact && own.score === 1) {
    return message(ends ? 'guide.after.wins' : 'guide.after.keeps-win', { mover });
  }
  const sure = best.exact ? 'yes' : 'no';
  const lost = best.score - own.score;
  return lost < unnoticed
    ? message('guide.after.odds-best', { mover, sure })
    : message('guide.after.odds-cost', {
        mover,
        sure,
        points: pointsOf(lost),
        drawn: chancesIn(best).drawn === 'yes' ? 'yes' : chancesIn(own).drawn,
      });
}
