import { enoughForShare } from '../../engine/review/accuracy.ts';
import type { BetterPly } from '../../engine/review/better.ts';
import type { LuckBalance } from '../../engine/review/luck.ts';
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

/** What stands below a move or a player's accuracy. */
export const indent = '   ';

/** As many better plies are named; of the rest it is said how many there are. */
const mostBetter = 3;

/**
 * A review in words, in lines: every ply, then what each player has to show for it.
 *
 * @param words - which call the players by their names.
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
    : message('review.worth-in', { value: called, plies: remoteness });
}

/** What would have been better; nothing where nothing is known. */
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
function punished({ punishment }: Verdict, at: number): Message[] {
  if (punishment.length === 0) return [];
  let number = at + 1;
  const line = punishment.map(({ moves }) => {
    const ply = message('review.line-ply', { number, moves: moves.join(' ') });
    number += moves.length;
    return ply;
  });
  return [message('review.punished', { line: listed(line) })];
}

function playerLines(player: PlayerReview, seat: number, drawn: boolean, words: Words): string[] {
  const { plies, judged, estimated, critical, held, marks, balance } = player;
  if (plies === 0) return [];
  const below: Message[] = [
    ...(judged > 0 && judged < plies ? [message('review.partly', { judged, plies })] : []),
    ...(drawn && critical >= enoughForShare ? [message('review.held', { held, critical })] : []),
    ...(estimated > 0 ? [message('review.estimated', { estimated })] : []),
    ...(judged > 0 ? [counts(marks)] : []),
    ...(balance !== null && balance.exact > 0 ? [balanceInWords(balance)] : []),
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

function balanceInWords({ luck, skill, change, exact, steps }: LuckBalance): Message {
  const points = { luck: 100 * luck, skill: 100 * skill, change: 100 * change };
  return exact === steps
    ? message('review.balance', points)
    : message('review.balance-part', { ...points, exact, steps });
}

function turned({ plies, turningPoints }: MatchReview): Message {
  const points = plies.filter((_, index) => turningPoints.includes(index));
  if (points.length > 0) return turnedAt(points);
  return plies.every(({ verdict }) => verdict !== null)
    ? message('review.no-turning-points')
    : message('review.none-judged-turning');
}

/** Where a match turned, in a sentence. */
export function turnedAt(points: readonly Pick<ReviewedPly, 'at' | 'moves'>[]): Message {
  return message('review.turning-points', {
    moves: listed(
      points.map(({ at, moves }) =>
        message('review.line-ply', { number: at + 1, moves: moves.join(' ') }),
      ),
    ),
  });
}
