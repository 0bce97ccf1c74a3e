import { message, type Message } from '../../words/message.ts';
import { gameOf } from '../games.ts';
import { goTo, notationsOf, outcomeOf, setUpPosition, settle, type Match } from '../match.ts';
import type { Table } from '../record.ts';
import { replayFrom } from '../replay.ts';
import { failure, success, type Result } from '../result.ts';
import type { Round } from '../series.ts';
import type { DuelRecord, GameTree, Line, Tag } from './duel-record.ts';
import type { KeptTree } from './open-tree.ts';
import { startOf } from './start-of.ts';
import { isPlain, mainEnd, movesThrough, playOn, type Place } from './tree.ts';
import { keptTree, mainSettlement, movesOf, placeIn } from './variations.ts';

/**
 * The record of a match at the table.
 *
 * @param tags - what else is to stand at its head, such as the date; what the match brings stays.
 */
export function recordOfTable(table: Table, tags: readonly Tag[] = []): DuelRecord {
  const { game, players, tossed, first, match, tree, comment, rounds = [] } = table;
  const position = setUpPosition(match, first);
  const place = placeIn(table);
  const moves = movesOf(table);
  const known = table.tags ?? [];
  const settled = mainSettlement(table);
  return {
    game,
    settings: match.settings,
    players,
    ...(tossed && { tossed }),
    tags: [...known, ...tags.filter(({ name }) => known.every((each) => each.name !== name))],
    ...(comment !== undefined && { comment }),
    games: [
      ...rounds.map((round): GameTree => ({
        first: round.first,
        ...(round.position !== undefined && { position: round.position }),
        ...(round.tree ?? { moves: lineOf(round.moves) }),
        ...(round.settled && { settled: round.settled }),
      })),
      {
        first,
        ...(position !== undefined && { position }),
        ...(tree && keptTree(tree)),
        moves,
        ...(place.path.length === 0 && place.at < moves.length && { at: place.at }),
        ...(settled && { settled }),
      },
    ],
  };
}

/**
 * A line of a record as a match at the table, on which one can play on.
 *
 * @param round - which game, from 0; the last one, unless said otherwise.
 * @param place - where one stands; where the game was left, unless said otherwise.
 * @returns a refusal where a move can't be played, or an earlier game was not played to its end.
 */
export function tableOfRecord(
  record: DuelRecord,
  round = record.games.length - 1,
  place = placeLeft(record, round),
): Result<Table> {
  const { game, players, tossed } = record;
  const rounds: Round[] = [];
  for (const [index, tree] of record.games.slice(0, round).entries()) {
    const { first, position } = tree;
    const played = replayed(record, index, mainEnd(tree.moves));
    if (!played.ok) return inRound(index, played.error);
    const match = played.value;
    const outcome = outcomeOf(match);
    if (outcome === undefined) {
      return failure(message('record.round-unfinished', { round: index + 1 }));
    }
    rounds.push({
      first,
      ...(position !== undefined && { position }),
      moves: notationsOf(match),
      ...(match.settled && { settled: match.settled }),
      outcome,
      ...((isAnnotated(tree) || tree.at !== undefined) && { tree: kept(tree) }),
    });
  }
  const played = replayed(record, round, place);
  if (!played.ok) return rounds.length === 0 ? played : inRound(round, played.error);
  const tree = gameAt(record, round);
  const match = played.value;
  const main = place.path.length === 0 ? undefined : replayed(record, round, mainEnd(tree.moves));
  if (main?.ok === false) return main;
  const ended = main && outcomeOf(main.value);
  const settled = main?.value.settled;
  return success({
    game,
    players,
    first: tree.first,
    ...(tossed && { tossed }),
    match,
    ...((isAnnotated(tree) || place.path.length > 0) && {
      tree: {
        ...keptTree(tree),
        path: place.path,
        ...(ended !== undefined && { ended }),
        ...(settled && { settled }),
      },
    }),
    ...(rounds.length > 0 && { rounds }),
    ...(record.tags.length > 0 && { tags: record.tags }),
    ...(record.comment !== undefined && { comment: record.comment }),
  });
}

/** Whether a game has more than its moves. */
function isAnnotated({ tags, comment, moves }: GameTree): boolean {
  return tags !== undefined || comment !== undefined || !isPlain(moves);
}

function kept({ tags, comment, moves, at }: GameTree): KeptTree {
  return {
    moves,
    ...(tags && { tags }),
    ...(comment !== undefined && { comment }),
    ...(at !== undefined && { at }),
  };
}

/**
 * Plays on from a place of a record: from an earlier ply, what is played becomes a variation, and the first
 * line stays.
 *
 * @param texts - the moves; each is played by the rules.
 * @returns the new record and the place after the last move, or why a move can't be played.
 */
export function playOnIn(
  record: DuelRecord,
  round: number,
  place: Place,
  texts: readonly string[],
): Result<{ readonly record: DuelRecord; readonly place: Place }> {
  const tree = gameAt(record, round);
  const rules = gameOf(record.game).rules(record.settings);
  const replay = replayFrom(rules, record.settings, startOf(rules, tree));
  const before = movesThrough(tree.moves, place);
  const played: string[] = [];
  for (const text of [...before.moves.slice(0, before.at), ...texts]) {
    const move = replay.play(text);
    if (!move.ok) return move;
    played.push(move.value);
  }
  const next = playOn(tree.moves, place, played.slice(before.at));
  if (!next.ok) return next;
  const { moves, place: there } = next.value;
  return success({ record: withMoves(record, round, moves), place: there });
}

/**
 * The record with other moves in one of its games, such as those of {@link playOn}. A game whose first line goes
 * on is no longer settled.
 */
export function withMoves(record: DuelRecord, round: number, moves: Line): DuelRecord {
  const { settled, ...tree } = gameAt(record, round);
  const same = moves.length === tree.moves.length;
  const game = { ...tree, moves, ...(settled && same && { settled }) };
  return { ...record, games: record.games.with(round, game) };
}

function placeLeft(record: DuelRecord, round: number): Place {
  const { moves, at = moves.length } = gameAt(record, round);
  return { path: [], at };
}

function gameAt({ games }: DuelRecord, round: number): GameTree {
  const game = games[round];
  if (game === undefined) throw new RangeError(`There is no game ${round + 1}.`);
  return game;
}

function replayed(
  record: DuelRecord,
  round: number,
  place: Place,
): Result<Match<unknown, unknown>> {
  const tree = gameAt(record, round);
  const rules = gameOf(record.game).rules(record.settings);
  const replay = replayFrom(rules, record.settings, startOf(rules, tree));
  const { moves, at } = movesThrough(tree.moves, place);
  for (const text of moves) {
    const move = replay.play(text);
    if (!move.ok) return move;
  }
  const { settled } = tree;
  // A variation has an end of its own, which nobody has settled.
  const ends = settled !== undefined && place.path.length === 0 && replay.turn().kind !== 'over';
  return success(goTo(ends ? settle(replay.match(), settled) : replay.match(), at));
}

function inRound(index: number, problem: Message): Result<never> {
  return failure(message('record.round', { round: index + 1, problem }));
}

function lineOf(moves: readonly string[]): Line {
  return moves.map((move) => ({ move }));
}
