import { gameOf } from '../engine/games.ts';
import { outcomeOf, positionAt, type Match } from '../engine/match.ts';
import { describeEnd } from '../engine/settlement.ts';
import type { DuelRecord, Ply } from '../engine/records/duel-record.ts';
import { formatMark } from '../engine/records/marks.ts';
import { formatScore } from '../engine/records/score.ts';
import { tableOfRecord } from '../engine/records/record-of-table.ts';
import { mainEnd } from '../engine/records/tree.ts';
import { message, playerAt } from '../words/message.ts';
import { namingBySeat } from '../words/player-names.ts';
import type { Words } from '../words/say.ts';
import { nameOf } from './game-name.ts';
import { seating } from './play/seating.ts';
import { sayRound } from './play/series-words.ts';
import { UserError } from './user-error.ts';

/** A match to be read by a person, in lines: the main line of each game with its comments. */
export function transcriptOf(record: DuelRecord, language: Words): string[] {
  const { players, tags, comment, games } = record;
  const words = language.naming(namingBySeat(language.language, players));
  const game = gameOf(record.game);
  return [
    words.text('cli.convert.title', { game: nameOf(game), players: seating(players) }),
    ...tags.map(({ name, value }) => `${name}: ${value}`),
    ...linesOf(comment),
    ...games.flatMap((_, round) => [
      '',
      ...(games.length > 1
        ? [words.say(sayRound(round + 1, game.rules(record.settings).match.bestOf))]
        : []),
      ...gameIn(record, round, words),
    ]),
  ];
}

function gameIn(record: DuelRecord, round: number, words: Words): string[] {
  const tree = record.games[round];
  if (tree === undefined) return [];
  const table = tableOfRecord(record, round, mainEnd(tree.moves));
  if (!table.ok) throw new UserError(table.error);
  const { match } = table.value;
  return [
    ...linesOf(tree.comment),
    ...tree.moves.flatMap((ply, index) => [
      `${index + 1}. ${moveIn(match, index, ply, words)}`,
      ...linesOf(ply.comment).map((line) => `   ${line}`),
    ]),
    ...(tree.settled ? [formatScore(match.rules.seats, tree.settled)] : endOf(match, words)),
  ];
}

function moveIn(
  { rules, start, history }: Match<unknown, unknown>,
  index: number,
  { move: notation, marks = [] }: Ply,
  words: Words,
): string {
  const played = history[index];
  const before = history[index - 1]?.after ?? start;
  const move = [notation, ...marks.map(formatMark)].join(' ');
  if (played === undefined) return move;
  const description = rules.describe(before, played.move);
  return played.seat === null
    ? `${move}. ${words.say(description)}`
    : words.text('cli-play.played', { player: playerAt(played.seat), move, description });
}

function endOf(match: Match<unknown, unknown>, words: Words): string[] {
  const outcome = outcomeOf(match);
  if (outcome === undefined) {
    const position = match.rules.formatPosition(positionAt(match, match.at));
    return [words.text('cli.convert.unfinished', { position })];
  }
  const result =
    outcome.kind === 'win'
      ? message('cli-play.wins', { player: playerAt(outcome.winner) })
      : message('cli-play.draw');
  return [words.text('cli-play.ended', { result, reason: describeEnd(match.rules, outcome) })];
}

function linesOf(comment: string | undefined): string[] {
  return comment === undefined ? [] : comment.split('\n');
}
