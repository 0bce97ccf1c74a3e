import { message, type Message } from '../../words/message.ts';
import type { Outcome } from '../../engine/game.ts';
import { gameOf } from '../../engine/games.ts';
import {
  isAdjudicated,
  legalMovesOf,
  lengthOf,
  mainEndOf,
  nodesOf,
  plyAt,
  positionAt,
  positionOf,
  setUpPosition,
  turnOf,
} from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { placeIn } from '../../engine/match/tree.ts';
import { describeEnd } from '../../engine/match/adjudication.ts';
import { awaitsNextRound, gamesOf, standingOf } from '../../engine/match/series.ts';
import { changedTree, type MatchHead } from '../api/match-update.ts';
import type { MatchView, SeriesView } from '../api/match-view.ts';
import { controlsOf } from './controls.ts';
import type { SessionState } from './session.ts';
import { treeChange } from './tree-view.ts';

/** The part of a view that depends on the session. */
export type InSession = Pick<MatchView, 'playedOn' | 'revision' | 'gameNumber'> &
  Partial<Pick<SessionState, 'computers'>>;

/** The view of a match and its session. */
export function viewOf(table: SeatedMatch, session: InSession): MatchView {
  return {
    ...headOf(table, session),
    tree: changedTree([], treeChange(table, []).change),
  } as MatchView;
}

/** The same without the tree. */
export function headOf(
  table: SeatedMatch,
  { playedOn, revision, gameNumber, computers = 'play' }: InSession,
): MatchHead {
  const { match, players, first } = table;
  const { rules, start, path, at, comment } = match;
  const position = positionOf(match);
  const last = plyAt(match, at - 1);
  const state = stateOf(table, playedOn);
  const end = mainEndOf(match);
  const variation = variationOf(table, end);
  const controls = controlsOf({ table, playedOn, computers });
  const view = {
    revision,
    game: { id: table.game },
    settings: match.settings as MatchView['settings'],
    players,
    first,
    position,
    start,
    notation: rules.formatPosition(position),
    handLabels: state.kind === 'over' ? null : (rules.display?.handLabels?.(position) ?? null),
    state,
    ...(end && { end: saidEnd(end, table, false) }),
    ...(variation && { variation }),
    moves:
      state.kind === 'person'
        ? legalMovesOf(match).map((move) => ({
            notation: rules.formatMove(position, move),
            move,
            after: rules.play(position, move),
          }))
        : [],
    refused: state.kind === 'person' ? (rules.display?.refused?.(position) ?? []) : [],
    setUp: setUpOf(table),
    path,
    at,
    ...(comment !== undefined && { comment }),
    last:
      last === undefined
        ? null
        : { move: last.move, seat: last.seat, before: positionAt(match, at - 1) },
    // Computers that play alone would play again what was taken back, unless they wait.
    canUndo: rules.match.undo && (hasActed(table) || (controls.computers === 'wait' && at > 0)),
    canRedo: at < lengthOf(match),
    series: seriesOf(table),
    playedOn,
    controls,
    gameNumber,
    tossed: isTossed(table),
    guided: table.guided === 'now',
    ...(table.pairing && { pairing: table.pairing }),
    reference: gameOf(table.game).reference?.(match.settings),
  };
  // Only the id of the game determines the types of its positions and moves.
  return view as MatchHead;
}

/** Whether the first player of this game was decided by a toss. */
export function isTossed({ tossed, rounds = [] }: SeatedMatch): boolean {
  // The first player of a later game of a series follows from the previous game.
  return tossed === true && rounds.length === 0;
}

/** Whether a person has played before the current place, or resigned or agreed to a draw. */
function hasActed({ match, players }: SeatedMatch): boolean {
  if (!players.some(({ kind }) => kind === 'person')) return false;
  // If a person plays, one of the first plies is theirs.
  const first = nodesOf(match).findIndex(
    ({ ply: { seat } }) => seat !== null && players[seat]?.kind === 'person',
  );
  return (first !== -1 && first < match.at) || isAdjudicated(match);
}

function setUpOf(table: SeatedMatch): MatchView['setUp'] {
  const [{ match, first } = table] = gamesOf(table);
  const position = setUpPosition(match, first);
  return position === undefined ? null : { position, first };
}

function stateOf(table: SeatedMatch, playedOn: boolean): MatchView['state'] {
  const { match, players } = table;
  const turn = turnOf(match);
  switch (turn.kind) {
    case 'over':
      return {
        kind: 'over',
        outcome: turn.outcome,
        ...saidEnd(turn.outcome, table, isInVariation(table)),
      };
    case 'player':
      return {
        kind: playedOn ? 'computer' : (players[turn.seat]?.kind ?? 'person'),
        seat: turn.seat,
        ...(turn.decision && { decision: turn.decision }),
      };
    case 'chance':
      throw new Error('Chance is resolved before a match is shown.');
  }
}

function variationOf(table: SeatedMatch, end: Outcome | undefined): Message | undefined {
  if (!isInVariation(table)) return undefined;
  if (end === undefined) return message('match.in-variation');
  const result =
    end.kind === 'draw'
      ? message('match.drawn')
      : message('library.won', { winner: { seat: end.winner } });
  return message('match.in-variation-of', { result });
}

function isInVariation(table: SeatedMatch): boolean {
  return placeIn(table.match).path.length > 0;
}

function saidEnd(outcome: Outcome, table: SeatedMatch, ofVariation: boolean) {
  return {
    headline: headlineOf(outcome, table, ofVariation),
    reason: describeEnd(table.match.rules, outcome),
  };
}

/** The result of a series takes precedence over that of its last game. */
function headlineOf(outcome: Outcome, table: SeatedMatch, ofVariation: boolean): Message {
  const kindOf = (seat: number) => table.players[seat]?.kind ?? 'person';
  const { champion } = standingOf(table);
  if (table.match.rules.match.bestOf !== 1 && champion !== null && !ofVariation) {
    return message('match.champion', { winner: { seat: champion }, kind: kindOf(champion) });
  }
  if (outcome.kind === 'draw') return message('match.drawn');
  const { winner: seat } = outcome;
  return message('match.won', { winner: { seat }, kind: kindOf(seat) });
}

function seriesOf(table: SeatedMatch): SeriesView | null {
  const { bestOf: games } = table.match.rules.match;
  if (games === 1) return null;
  return {
    round: (table.rounds?.length ?? 0) + 1,
    bestOf: games,
    won: standingOf(table).won,
    champion: standingOf(table).champion,
    hasNextRound: awaitsNextRound(table),
  };
}
