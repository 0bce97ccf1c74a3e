import { message, playerAt, type Message, type Value } from './message.ts';

/** A certain result of a player among three, before and after a move. */
interface CertainlyLost {
  readonly seat: number;
  readonly before: 'wins' | 'safe' | 'loses';
  readonly after: 'wins' | 'safe' | 'loses';
  /** Misère: a player who is out wins, so the others can make one lose rather than put one out. */
  readonly outWins: boolean;
}

/** The loss of a certain result among three, in a sentence. */
export function certainLossInWords(lost: CertainlyLost, moves: Value): Message {
  const { seat, before, after, outWins } = lost;
  return message('review.certain-lost', {
    player: playerAt(seat),
    moves,
    change: before !== 'wins' ? 'loses' : after === 'loses' ? 'winLoses' : 'wins',
    misere: outWins ? 'yes' : 'no',
  });
}
