import type { CertainLoss } from '../../engine/review/certain.ts';
import type { MatchReview } from '../../engine/review/review-match.ts';
import { message, playerAt, type Message } from '../../words/message.ts';
import { certainLossInWords } from '../../words/review-words.ts';
import type { Words } from '../../words/say.ts';
import { betterInWords, indent, turnedAt } from './report.ts';

/**
 * A review of a game of more than two players, in lines: every ply, and below it its certain losses.
 *
 * @param certain - null if unknown.
 * @param words - name the players.
 */
export function certainReport(
  { plies }: MatchReview,
  certain: readonly CertainLoss[] | null,
  words: Words,
): string[] {
  const lines = plies.flatMap(({ at, moves, seat }) => {
    const given = (certain ?? []).filter((lost) => lost.at >= at && lost.at < at + moves.length);
    return [
      words.text('review.played', {
        ...{ number: at + 1, moves: moves.join(' '), player: playerAt(seat) },
      }),
      ...given.flatMap(lossInWords).map((each) => indent + words.say(each)),
    ];
  });
  if (certain === null || plies.length === 0) return lines;
  return [...lines, '', words.say(turned(certain))];
}

function lossInWords(lost: CertainLoss): Message[] {
  const ways = lost.better.map((move) => ({ moves: [move] }));
  return [certainLossInWords(lost, lost.move), ...betterInWords(ways)];
}

function turned(certain: readonly CertainLoss[]): Message {
  return certain.length === 0
    ? message('review.no-certain-loss')
    : turnedAt(certain.map(({ at, move }) => ({ at, moves: [move] })));
}
