import { allOf, message, playerAt, type Message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import type { CoalitionValue, Forced, CoalitionAnalysis } from './coalition.ts';

/** How players stand, and what the rules make of being out. */
type Standings = Pick<CoalitionAnalysis<unknown>, 'players' | 'outWins' | 'outActs'>;

/**
 * How players stand against the others united, in sentences.
 *
 * @param kingmaker - who chooses the winner, where somebody does.
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
  // Of two, one's win is the other's loss: that goes without saying.
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

/** How those two stand who are left: nobody is united with anybody any more. */
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
 * What a move makes certain, in a phrase: who wins against all then, or else how its player stands.
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
