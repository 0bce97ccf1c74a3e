import { message, playerAt, type Message, type Value } from './message.ts';

/** What a player of three could be sure of before a move, and could be after it. */
interface CertainlyLost {
  readonly seat: number;
  readonly before: 'wins' | 'safe' | 'loses';
  readonly after: 'wins' | 'safe' | 'loses';
  /** Who is out wins: the others can then make somebody lose, rather than knock him out. */
  readonly outWins: boolean;
}

/** What somebody gave away among three: `After B-D3, Cy can be knocked out by force.` */
export function certainLossInWords(lost: CertainlyLost, moves: Value): Message {
  const { seat, before, after, outWins } = lost;
  return message('review.certain-lost', {
    player: playerAt(seat),
    moves,
    change: before !== 'wins' ? 'loses' : after === 'loses' ? 'winLoses' : 'wins',
    misere: outWins ? 'yes' : 'no',
  });
}
