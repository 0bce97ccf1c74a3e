import { gameOf } from '../engine/games.ts';
import { atMainEnd, outcomeOf, positionAt, positionOf, type Match } from '../engine/match/match.ts';
import { gamesOf } from '../engine/match/series.ts';
import type { SeatedMatch } from '../engine/match/seated-match.ts';
import type { Node } from '../engine/match/tree.ts';
import { formatMark } from '../engine/records/marks.ts';
import { formatScore } from '../engine/records/score.ts';
import { playerAt } from '../words/message.ts';
import { namingBySeat } from '../words/player-names.ts';
import type { Words } from '../words/say.ts';
import { nameOf } from '../words/game-words.ts';
import { sayEnd, sayRound } from './conversations/result-words.ts';
import { seating } from './conversations/seating.ts';

/** A match in lines of words: the main line of each game with its comments. */
export function transcriptOf(table: SeatedMatch, language: Words): string[] {
  const { players, tags = [], comment } = table;
  const words = language.naming(namingBySeat(language.language, players));
  const games = gamesOf(table);
  const { bestOf } = table.match.rules.match;
  return [
    words.text('cli.convert.title', {
      game: nameOf(gameOf(table.game)),
      players: seating(players),
    }),
    ...tags.map(({ name, value }) => `${name}: ${value}`),
    ...linesOf(comment),
    ...games.flatMap(({ match }, round) => [
      '',
      ...(games.length > 1 ? [words.say(sayRound(round + 1, bestOf))] : []),
      ...gameIn(atMainEnd(match), words),
    ]),
  ];
}

/** A game along its main line. */
function gameIn(match: Match<unknown, unknown>, words: Words): string[] {
  const { comment, moves, adjudication, rules } = match;
  return [
    ...linesOf(comment),
    ...moves.flatMap((node, index) => [
      `${index + 1}. ${moveIn(match, index, node, words)}`,
      ...linesOf(node.comment).map((line) => `   ${line}`),
    ]),
    ...(adjudication ? [formatScore(rules.seats, adjudication)] : endOf(match, words)),
  ];
}

function moveIn(
  match: Match<unknown, unknown>,
  index: number,
  { ply, marks = [] }: Node,
  words: Words,
): string {
  const move = [ply.notation, ...marks.map(formatMark)].join(' ');
  const description = match.rules.describe(positionAt(match, index), ply.move);
  return ply.seat === null
    ? `${move}. ${words.say(description)}`
    : words.text('cli-play.played', { player: playerAt(ply.seat), move, description });
}

function endOf(match: Match<unknown, unknown>, words: Words): string[] {
  const outcome = outcomeOf(match);
  if (outcome === undefined) {
    const position = match.rules.formatPosition(positionOf(match));
    return [words.text('cli.convert.unfinished', { position })];
  }
  return [words.say(sayEnd(match.rules, outcome))];
}

function linesOf(comment: string | undefined): string[] {
  return comment === undefined ? [] : comment.split('\n');
}
