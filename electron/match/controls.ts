import type { Seat } from '../../engine/game.ts';
import { lengthOf, mainEndOf, nodesOf, timesStood, turnOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { repetitionToClaim, type Adjudication } from '../../engine/match/adjudication.ts';
import type { ControlsView } from '../api/controls.ts';
import type { SessionState } from './session.ts';

/** The part of the session that the controls depend on. */
export type Controlled = Pick<SessionState, 'table' | 'playedOn' | 'computers'>;

/** What can be done with the match on the table besides playing moves. */
export function controlsOf({ table, playedOn, computers }: Controlled): ControlsView {
  const { match, players, rounds = [] } = table;
  const finished = mainEndOf(match) !== undefined;
  const deciding = playedOn ? undefined : decidingPerson(table);
  const other = deciding === undefined ? undefined : players[1 - deciding];
  const { canBeDrawn, repetition } = match.rules.match;
  const drawn = deciding !== undefined && canBeDrawn;
  const canBeClaimed = canBeDrawn && (repetition === 0 || repetition > repetitionToClaim);
  return {
    finished,
    resigns: playedOn ? null : resigningSeat(table),
    offersDraw: drawn && players.length === 2 ? (other?.kind ?? null) : null,
    claimsDraw: canBeClaimed ? drawn && timesStood(match) >= repetitionToClaim : null,
    // Wins in earlier games belong to seats.
    swapsSeats: !finished && rounds.length === 0 && areUnlike(players),
    undoes: table.match.rules.match.undo,
    restarts: rounds.length > 0 || nodesOf(match).some(({ ply }) => ply.seat !== null),
    computers: players.some(({ kind }) => kind === 'person')
      ? null
      : computers === 'play'
        ? 'play'
        : 'wait',
  };
}

/** Whether a move would continue the game: in one that is over, it begins a variation. */
function continues(table: SeatedMatch): boolean {
  const { match } = table;
  const isLast = match.at === lengthOf(match);
  return isLast && turnOf(match).kind === 'player' && mainEndOf(match) === undefined;
}

/** The person to move, if a move would continue the game. */
function decidingPerson(table: SeatedMatch): Seat | undefined {
  const { match, players } = table;
  const turn = turnOf(match);
  if (turn.kind !== 'player' || !continues(table)) return undefined;
  return players[turn.seat]?.kind === 'person' ? turn.seat : undefined;
}

/**
 * The seat that would resign: of two players, the person to move, or the only person at the table. Among more
 * nobody resigns, since that would decide the game between others.
 */
function resigningSeat(table: SeatedMatch): Seat | null {
  const { players } = table;
  if (!continues(table) || players.length !== 2) return null;
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [only] = persons;
  return decidingPerson(table) ?? (persons.length === 1 ? (only ?? null) : null);
}

function areUnlike(players: SeatedMatch['players']): boolean {
  return new Set(players.map((player) => JSON.stringify(player))).size > 1;
}

/** The result of a game in which a seat resigns. */
export function resignation(resigns: Seat): Adjudication {
  return { kind: 'win', winner: 1 - resigns };
}

/** The same table, with every player one seat further. Then it is no game of a pairing, whose seats it has. */
export function withSeatsSwapped(table: SeatedMatch): SeatedMatch {
  const { pairing: _, players, ...rest } = table;
  return { ...rest, players: [...players.slice(-1), ...players.slice(0, -1)] };
}
