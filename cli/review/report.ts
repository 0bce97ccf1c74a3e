import { enoughForShare } from '../../engine/review/accuracy.ts';
import type { BetterPly } from '../../engine/review/better.ts';
import { balanceInPoints, type LuckBalance } from '../../engine/review/luck.ts';
import { markNames, type Mark } from '../../engine/review/mark.ts';
import type {
  MatchReview,
  PlayerReview,
  ReviewedPly,
  Verdict,
} from '../../engine/review/review-match.ts';
import { onePlyEarlier, wdlOf, type Value } from '../../engine/analysis/value.ts';
import { listed, message, playerAt, type Message } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';

/** Precedes the lines below a move or a player's accuracy. */
export const indent = '   ';

/** The most better plies to name; further ones are counted. */
const mostBetter = 3;

/**
 * A review in lines: every ply, then the accuracy of each player.
 *
 * @param words - name the players.
 */
export function reportOf(review: MatchReview, hasChance: boolean, words: Words): string[] {
  const { plies, players } = review;
  const judged = plies.filter(({ verdict }) => verdict !== null).length;
  return [
    ...plies.flatMap((ply) => plyLines(ply, hasChance, words)),
    '',
    ...players.flatMap((player, seat) => playerLines(player, seat, review.drawn, words)),
    ...(judged === 0 ? [] : [words.say(turned(review))]),
  ];
}

/** A ply of a match in words, and below it what would have been better. */
export function plyLines(ply: ReviewedPly, hasChance: boolean, words: Words): string[] {
  const { at, moves, seat, verdict } = ply;
  const line = words.text('review.ply', {
    number: at + 1,
    moves: moves.join(' '),
    player: playerAt(seat),
    judgement: judgement(ply, hasChance),
  });
  if (verdict === null) return [line];
  const below = [...betterInWords(verdict.better), ...punished(verdict, at + moves.length)];
  return [line, ...below.map((each) => indent + words.say(each))];
}

function judgement({ before, after, verdict }: ReviewedPly, hasChance: boolean): Message {
  if (verdict === null || before === null || after === null) return message('review.not-known');
  const { mark, critical, loss, exact } = verdict;
  const sure = exact ? 'yes' : 'no';
  switch (mark) {
    case 'fine':
      if (loss === 0) return message('review.fine');
      return message('review.chances', { mark, sure, points: 100 * loss });
    case 'best':
      return message(critical ? 'review.best-critical' : 'review.best');
    case 'slower':
      return message('review.slower', {
        before: valueInWords(before),
        after: valueInWords(onePlyEarlier(after)),
      });
    default:
      if (hasChance) return message('review.chances', { mark, sure, points: 100 * loss });
      return message(mark === 'blunder' ? 'review.blunder' : 'review.mistake', {
        before: valueInWords(before),
        after: valueInWords(after),
      });
  }
}

function valueInWords(value: Value): Message {
  const { remoteness } = value;
  const called = wdlOf(value);
  return remoteness === null || remoteness === 0
    ? message('review.worth', { value: called })
    : message('review.cli.worth-in', { value: called, plies: remoteness });
}

/** The better plies; none if unknown. */
export function betterInWords(ways: readonly Pick<BetterPly, 'moves'>[]): Message[] {
  if (ways.length === 0) return [];
  const plies = listed(ways.slice(0, mostBetter).map(({ moves }) => moves.join(' ')));
  const count = ways.length - mostBetter;
  return [
    count > 0
      ? message('review.better-more', { plies, count })
      : message('review.better', { plies }),
  ];
}

/** @param at - how many moves come before the line. */
function punished({ punishment, why }: Verdict, at: number): Message[] {
  const said = why === null ? [] : [why];
  if (punishment.length === 0) return said;
  let number = at + 1;
  const line = punishment.map(({ moves }) => {
    const ply = message('review.line-ply', { number, moves: moves.join(' ') });
    number += moves.length;
    return ply;
  });
  return [...said, message('review.punished', { line: listed(line) })];
}

function playerLines(player: PlayerReview, seat: number, drawn: boolean, words: Words): string[] {
  const { plies, judged, estimated, critical, held, marks, balance } = player;
  if (plies === 0) return [];
  const below: Message[] = [
    ...(judged > 0 && judged < plies ? [message('review.partly', { judged, plies })] : []),
    ...(drawn && critical >= enoughForShare ? [message('review.held', { held, critical })] : []),
    ...(estimated > 0 ? [message('review.estimated', { estimated })] : []),
    ...(judged > 0 ? [counts(marks)] : []),
    ...(balance !== null && balance.known > 0 ? [balanceInWords(balance)] : []),
  ];
  return [
    words.say(accuracyInWords(player, seat)),
    ...below.map((each) => indent + words.say(each)),
  ];
}

function accuracyInWords(
  { judged, accuracy, random, critical, held }: PlayerReview,
  seat: number,
): Message {
  const player = playerAt(seat);
  if (judged === 0) return message('review.nothing-judged', { player });
  if (accuracy === null || random === null) return message('review.nothing-critical', { player });
  return critical < enoughForShare
    ? message('review.accuracy-count', { player, held, critical })
    : message('review.accuracy', { player, accuracy, random, critical });
}

function counts(marks: Readonly<Record<Mark, number>>): Message {
  const given = markNames.filter((mark) => marks[mark] > 0);
  return message('review.counts', {
    counts: listed(given.map((mark) => message('review.count', { mark, count: marks[mark] }))),
  });
}

function balanceInWords(balance: LuckBalance): Message {
  const { known, steps } = balance;
  const points = balanceInPoints(balance, 2);
  return known === steps
    ? message('review.balance', points)
    : message('review.balance-part', { ...points, known, steps });
}

function turned({ plies, turningPoints, largestLosses }: MatchReview): Message {
  const points = plies.filter((_, index) => turningPoints.includes(index));
  if (points.length > 0) return turnedAt(points);
  if (largestLosses.length > 0) {
    const losses = plies.filter((_, index) => largestLosses.includes(index));
    return message('review.largest-losses', { moves: listed(losses.map(plyAt)) });
  }
  return plies.every(({ verdict }) => verdict !== null)
    ? message('review.no-turning-points')
    : message('review.none-judged-turning');
}

/** The turning points of a match, in a sentence. */
export function turnedAt(points: readonly Pick<ReviewedPly, 'at' | 'moves'>[]): Message {
  return message('review.turning-points', {
    moves: listed(points.map(plyAt)),
  });
}

function plyAt({ at, moves }: Pick<ReviewedPly, 'at' | 'moves'>): Message {
  return message('review.line-ply', { number: at + 1, moves: moves.join(' ') });
}
