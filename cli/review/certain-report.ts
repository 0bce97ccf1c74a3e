import type { CertainLoss } from '../../engine/review/certain.ts';
import type { MatchReview, ReviewedPly } from '../../engine/review/review-match.ts';
import { message, playerAt, type Message } from '../../words/message.ts';
import { certainLossInWords } from '../../words/review-words.ts';
import type { Words } from '../../words/say.ts';
import { betterInWords, indent, plyLines, turnedAt } from './report.ts';

/**
 * A review of a game of more than two players, in lines: every ply, and below it its certain losses.
 *
 * @param certain - null if unknown.
 * @param words - name the players.
 */
export function certainReport(
  { plies, turningPoints }: MatchReview,
  certain: readonly CertainLoss[] | null,
  words: Words,
): string[] {
  const lines = plies.flatMap((ply) => {
    // Once two are left, every move has a value.
    if (ply.verdict !== null) return plyLines(ply, false, words);
    const { at, moves, seat } = ply;
    const given = (certain ?? []).filter((lost) => lost.at >= at && lost.at < at + moves.length);
    return [
      words.text('review.played', {
        number: at + 1,
        moves: moves.join(' '),
        player: playerAt(seat),
      }),
      ...given.flatMap(lossInWords).map((each) => indent + words.say(each)),
    ];
  });
  if (certain === null || plies.length === 0) return lines;
  const judged = plies.filter((_, index) => turningPoints.includes(index));
  const uncertain = certain.filter(
    (lost) => !plies.some(({ at, verdict }) => at === lost.at && verdict),
  );
  return [...lines, '', words.say(turned(judged, uncertain))];
}

function lossInWords(lost: CertainLoss): Message[] {
  const ways = lost.better.map((move) => ({ moves: [move] }));
  return [certainLossInWords(lost, lost.move), ...betterInWords(ways)];
}

function turned(
  judged: readonly Pick<ReviewedPly, 'at' | 'moves'>[],
  certain: readonly CertainLoss[],
): Message {
  const points = [...judged, ...certain.map(({ at, move }) => ({ at, moves: [move] }))];
  return points.length === 0
    ? message('review.no-certain-loss')
    : turnedAt(points.sort((one, other) => one.at - other.at));
}
