import { goTo, legalMovesOf, positionAt, positionOf, turnOf } from '../../engine/match.ts';
import type { Table } from '../../engine/record.ts';
import { awaitsNextRound, standingOf } from '../../engine/series.ts';
import { gameName } from '../../words/game-words.ts';
import type { Words } from '../../words/say.ts';
import { nameOf, wordsAt } from '../words.ts';
import type { MatchView, MoveView, PlayedView, RefusedView, SeriesView } from '../api.ts';

/** What a window sees of a match, and of the room that it is played in. */
export function viewOf(
  table: Table,
  { playedOn, revision, deal }: Pick<MatchView, 'playedOn' | 'revision' | 'deal'> = {
    playedOn: false,
    revision: 0,
    deal: 0,
  },
): MatchView {
  const { match, players, first } = table;
  const { rules, history, at } = match;
  const words = wordsAt(players);
  const position = positionOf(match);
  const last = history[at - 1];
  const state = stateOf(table, words, playedOn);
  const isPersonal = (seat: number | null): boolean =>
    seat !== null && players[seat]?.kind === 'person';
  return {
    revision,
    game: { id: table.game, name: gameName(words, table.game) },
    settings: match.settings,
    players: players.map((player, seat) => ({ ...player, name: nameOf(players, seat) })),
    first,
    position,
    notation: rules.formatPosition(position),
    handLabels: state.kind === 'over' ? null : (rules.handLabels?.(position) ?? null),
    state,
    moves:
      state.kind === 'person'
        ? legalMovesOf(match).map((move): MoveView => ({
            notation: rules.formatMove(position, move),
            move,
            after: rules.play(position, move),
            text: words.say(rules.describe(position, move)),
          }))
        : [],
    refused:
      state.kind === 'person'
        ? (rules.refused?.(position) ?? []).map(({ move, reason }): RefusedView => ({
            move,
            reason: words.say(reason),
          }))
        : [],
    history: history.map(({ move, seat }, index): PlayedView => {
      const before = positionAt(match, index);
      const text = words.say(rules.describe(before, move));
      const recounted = rules.recount?.(before, move);
      return {
        notation: rules.formatMove(before, move),
        text,
        told:
          recounted === undefined
            ? toldOf(text, seat === null ? 'Chance' : nameOf(players, seat))
            : words.say(recounted),
        seat,
      };
    }),
    at,
    last:
      last === undefined
        ? null
        : { move: last.move, seat: last.seat, before: positionOf(goTo(match, at - 1)) },
    canUndo: history.slice(0, at).some(({ seat }) => isPersonal(seat)),
    canRedo: at < history.length,
    series: seriesOf(table),
    playedOn,
    deal,
    tossed: isTossed(table),
  };
}

/** Words that leave out whose move it was, with that. */
function toldOf(text: string, who: string): string {
  return `${who}: ${text}.`;
}

/** Whether who begins the game on the table was decided by lot. */
export function isTossed({ tossed, rounds = [] }: Table): boolean {
  // Who begins a later game of a series follows from the one before.
  return tossed === true && rounds.length === 0;
}

function stateOf(table: Table, words: Words, playedOn: boolean): MatchView['state'] {
  const { match, players } = table;
  const turn = turnOf(match);
  switch (turn.kind) {
    case 'over': {
      const reason = words.say(match.rules.describeOutcome(turn.outcome));
      return {
        kind: 'over',
        outcome: turn.outcome,
        headline: championLine(table) ?? headlineOf(turn.outcome, players),
        reason,
      };
    }
    case 'player':
      return {
        kind: playedOn ? 'computer' : (players[turn.seat]?.kind ?? 'person'),
        seat: turn.seat,
        ...(turn.decision && { decision: true }),
      };
    case 'chance':
      throw new Error('Chance is settled before a match is shown.');
  }
}

function headlineOf(
  outcome: Extract<MatchView['state'], { kind: 'over' }>['outcome'],
  players: Table['players'],
): string {
  if (outcome.kind === 'draw') return 'A draw';
  const persons = players.filter(({ kind }) => kind === 'person').length;
  const winner = players[outcome.winner];
  if (winner?.kind === 'person' && persons === 1) return 'You win!';
  return `${winner?.name ?? 'Nobody'} wins${winner?.kind === 'person' ? '!' : ''}`;
}

function seriesOf(table: Table): SeriesView | null {
  const { bestOf: games } = table.match.rules.match;
  if (games === 1) return null;
  return {
    round: (table.rounds?.length ?? 0) + 1,
    bestOf: games,
    won: standingOf(table).won,
    champion: standingOf(table).champion,
    goesOn: awaitsNextRound(table),
  };
}

/** The end of a series is more than the end of its last game. */
function championLine(table: Table): string | undefined {
  const { champion } = standingOf(table);
  if (table.match.rules.match.bestOf === 1 || champion === null) return undefined;
  const { name = '', kind } = table.players[champion] ?? {};
  const mark = kind === 'person' ? '!' : '';
  return name === 'You' ? 'You are the champion!' : `${name} is the champion${mark}`;
}
