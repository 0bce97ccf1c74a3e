import { allOf, message, playerAt, type Message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import type { CoalitionValue, Forced, CoalitionAnalysis } from './coalition-analysis.ts';

/** The coalition values of the players, and what being out means under the rules. */
type Standings = Pick<CoalitionAnalysis<unknown>, 'players' | 'outWins' | 'outActs'>;

/**
 * The values of the players against the coalition of the others, in sentences.
 *
 * @param kingmaker - the player who can choose the winner, if there is one.
 */
export function coalitionInWords(standings: Standings, kingmaker?: Seat): Message[] {
  const chooses =
    kingmaker === undefined
      ? []
      : [message('coalition.kingmaker', { player: playerAt(kingmaker) })];
  return [...standingsInWords(standings), ...chooses];
}

function standingsInWords({ players, outWins, outActs }: Standings): Message[] {
  const misere = outWins ? 'yes' : 'no';
  const winner = players.findIndex(({ wins }) => wins !== null);
  const seatsThat = (hold: (loses: Forced) => boolean) =>
    players.flatMap(({ loses }, seat) => (hold(loses) ? [playerAt(seat)] : []));
  const lost = seatsThat((loses) => loses === 0);
  const losers = seatsThat((loses) => loses !== null && loses > 0);
  if (winner === -1 && losers.length === players.length) {
    return [message('coalition.nobody-everybody', { misere })];
  }
  const plies = players[winner]?.wins ?? 0;
  const over = winner !== -1 && plies === 0;
  const out =
    lost.length === 0 ? [] : [message('coalition.lost', { players: allOf(lost), misere })];
  // Between two players, a win of one is a loss of the other.
  const twoLeft = !over && !outActs && players.length - lost.length === 2;
  if (twoLeft) return [betweenTwo(players), ...out];
  return [
    winner === -1
      ? message('coalition.nobody-wins')
      : message('coalition.wins', { player: playerAt(winner), plies }),
    ...out,
    ...(over
      ? []
      : [
          losers.length === 0
            ? message('coalition.nobody-loses', { misere })
            : message('coalition.loses', { players: allOf(losers), misere }),
        ]),
  ];
}

/** The values of the last two players, who have no coalition to fear. */
function betweenTwo(players: readonly CoalitionValue[]): Message {
  const winner = players.findIndex(({ wins }) => wins !== null);
  const other = players.findIndex(({ loses }, seat) => seat !== winner && loses !== 0);
  if (winner === -1) return message('coalition.nobody-wins-of-two');
  const plies = players[winner]?.wins ?? 0;
  return message('coalition.wins-of-two', {
    player: playerAt(winner),
    other: playerAt(other),
    plies,
  });
}

/**
 * What a move forces, in a phrase: who wins against all others, or else whether its player loses.
 *
 * @param players - by seat, after the move.
 */
export function coalitionMoveInWords(
  players: readonly CoalitionValue[],
  mover: Seat,
  outWins: boolean,
): Message {
  const winner = players.findIndex(({ wins }) => wins !== null);
  const wins = players[winner]?.wins ?? null;
  if (wins !== null)
    return message('coalition.move.wins', { player: playerAt(winner), plies: wins });
  const loses = players[mover]?.loses ?? null;
  if (loses === null) return message('coalition.move.neither');
  const misere = outWins ? 'yes' : 'no';
  return message('coalition.move.loses', { player: playerAt(mover), plies: loses, misere });
}
