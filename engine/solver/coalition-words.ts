import { allOf, message, playerAt, type Message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import type {
  CoalitionAnalysis,
  CoalitionMove,
  CoalitionValue,
  Forced,
} from './coalition-analysis.ts';

/** The coalition values of the players, and what being out means under the rules. */
type Standings = Pick<
  CoalitionAnalysis<unknown>,
  'players' | 'outWins' | 'outActs' | 'winnersMoves'
>;

/** What the length of a win is counted in: screens count the winner's own moves, the terminal plies. */
type Unit = 'moves' | 'plies';

/**
 * The values of the players against the coalition of the others, in sentences.
 *
 * @param kingmaker - the player who can choose the winner, if there is one.
 */
export function coalitionInWords(unit: Unit, standings: Standings, kingmaker?: Seat): Message[] {
  const chooses =
    kingmaker === undefined
      ? []
      : [message('coalition.kingmaker', { player: playerAt(kingmaker) })];
  return [...standingsInWords(unit, standings), ...chooses];
}

function standingsInWords(unit: Unit, standings: Standings): Message[] {
  const { players, outWins, outActs } = standings;
  const misere = outWins ? 'yes' : 'no';
  const winner = players.findIndex(({ wins }) => wins !== null);
  const seatsThat = (hold: (loses: Forced) => boolean) =>
    players.flatMap(({ loses }, seat) => (hold(loses) ? [playerAt(seat)] : []));
  const lost = seatsThat((loses) => loses === 0);
  const losers = seatsThat((loses) => loses !== null && loses > 0);
  if (winner === -1 && losers.length === players.length) {
    return [message('coalition.nobody-everybody', { misere })];
  }
  const over = players[winner]?.wins === 0;
  const out =
    lost.length === 0 ? [] : [message('coalition.lost', { players: allOf(lost), misere })];
  // Between two players, a win of one is a loss of the other.
  const twoLeft = !over && !outActs && players.length - lost.length === 2;
  if (twoLeft) return [betweenTwo(unit, standings), ...out];
  return [
    winsAgainstAll(unit, standings),
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

function winsAgainstAll(unit: Unit, { players, winnersMoves }: Standings): Message {
  const winner = players.findIndex(({ wins }) => wins !== null);
  if (winner === -1) return message('coalition.nobody-wins');
  const player = playerAt(winner);
  return players[winner]?.wins === 0
    ? message('coalition.won', { player })
    : message('coalition.wins', { player, length: lengthOf(unit, players[winner], winnersMoves) });
}

/** `in 3 moves`, or in the terminal `in 5 plies`. */
function lengthOf(unit: Unit, value: CoalitionValue | undefined, moves: number | null): Message {
  return unit === 'moves'
    ? message('coalition.in-moves', { moves: moves ?? 0 })
    : message('coalition.cli.in-plies', { plies: value?.wins ?? 0 });
}

/** The values of the last two players, who have no coalition to fear. */
function betweenTwo(unit: Unit, { players, winnersMoves }: Standings): Message {
  const winner = players.findIndex(({ wins }) => wins !== null);
  const other = players.findIndex(({ loses }, seat) => seat !== winner && loses !== 0);
  if (winner === -1) return message('coalition.nobody-wins-of-two');
  return message('coalition.wins-of-two', {
    player: playerAt(winner),
    other: playerAt(other),
    length: lengthOf(unit, players[winner], winnersMoves),
  });
}

/**
 * What a move forces, in a phrase: who wins against all others, or else whether its player loses. Only the terminal says
 * in how many plies, since those of several winners together are no length of a win.
 */
export function coalitionMoveInWords(
  unit: Unit,
  { players, winnersMoves }: Pick<CoalitionMove<unknown>, 'players' | 'winnersMoves'>,
  mover: Seat,
  outWins: boolean,
): Message {
  const winner = players.findIndex(({ wins }) => wins !== null);
  if (winner !== -1) {
    const length = lengthOf(unit, players[winner], winnersMoves);
    return message('coalition.move.wins', { player: playerAt(winner), length });
  }
  const plies = players[mover]?.loses ?? null;
  if (plies === null) return message('coalition.move.neither');
  const lost = { player: playerAt(mover), misere: outWins ? 'yes' : 'no' } as const;
  return unit === 'moves'
    ? message('coalition.move.loses', lost)
    : message('coalition.cli.loses', {
        ...lost,
        length: message('coalition.cli.in-plies', { plies }),
      });
}
