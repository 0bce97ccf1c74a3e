import { allOf, message, playerAt, type Message } from '../words/message.ts';
import type { Seat } from './game.ts';
import type { AgainstAll, Forced } from './united.ts';

/**
 * How players stand against the others united, in sentences.
 *
 * @param kingmaker - who chooses the winner, where somebody does.
 */
export function unitedInWords(
  players: readonly AgainstAll[],
  outWins: boolean,
  kingmaker?: Seat,
): Message[] {
  const chooses =
    kingmaker === undefined ? [] : [message('united.kingmaker', { player: playerAt(kingmaker) })];
  return [...standingsInWords(players, outWins), ...chooses];
}

function standingsInWords(players: readonly AgainstAll[], outWins: boolean): Message[] {
  const misere = outWins ? 'yes' : 'no';
  const winner = players.findIndex(({ wins }) => wins !== null);
  const seatsThat = (hold: (loses: Forced) => boolean) =>
    players.flatMap(({ loses }, seat) => (hold(loses) ? [playerAt(seat)] : []));
  const lost = seatsThat((loses) => loses === 0);
  const losers = seatsThat((loses) => loses !== null && loses > 0);
  if (winner === -1 && losers.length === players.length) {
    return [message('united.nobody-everybody', { misere })];
  }
  const plies = players[winner]?.wins ?? 0;
  const over = winner !== -1 && plies === 0;
  return [
    winner === -1
      ? message('united.nobody-wins')
      : message('united.wins', { player: playerAt(winner), plies }),
    ...(lost.length === 0 ? [] : [message('united.lost', { players: allOf(lost), misere })]),
    ...(over
      ? []
      : [
          losers.length === 0
            ? message('united.nobody-loses', { misere })
            : message('united.loses', { players: allOf(losers), misere }),
        ]),
  ];
}

/**
 * What a move makes certain, in a phrase: who wins against all then, or else how its player stands.
 *
 * @param players - by seat, after the move.
 */
export function unitedMoveInWords(
  players: readonly AgainstAll[],
  mover: Seat,
  outWins: boolean,
): Message {
  const winner = players.findIndex(({ wins }) => wins !== null);
  const wins = players[winner]?.wins ?? null;
  if (wins !== null) return message('united.move.wins', { player: playerAt(winner), plies: wins });
  const loses = players[mover]?.loses ?? null;
  if (loses === null) return message('united.move.neither');
  const misere = outWins ? 'yes' : 'no';
  return message('united.move.loses', { player: playerAt(mover), plies: loses, misere });
}
