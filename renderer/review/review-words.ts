import { chancesIn, type Value } from '../../electron/api/analysis-view.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type {
  JudgedPointView,
  LineMoveView,
  Mark,
  PlyReviewView,
  ReviewView,
  TurningPointView,
} from '../../electron/api/reviews.ts';
import { message, playerAt, type Message } from '../../words/message.ts';
import { certainLossInWords } from '../../words/review-words.ts';
import { momentOf } from '../table/move-rows.ts';
import { wordsAt } from '../players/naming.ts';
import { words } from '../words.svelte.ts';

/** What a player lost at a turning point: `With move 5, Ada changed a win into a loss.` */
export function lostInWords(view: MatchView, point: TurningPointView): string {
  const said = wordsAt(view);
  const player = playerAt(point.seat);
  const number = numberOf(view, point);
  const moves = message('review.view.move', { number });
  if (point.kind === 'certain') {
    return said.say(certainLossInWords(point, moves));
  }
  const { before, after, loss, estimated } = point;
  if (!isCertain(before) || !isCertain(after)) {
    return said.text('review.view.chances-lost', {
      player,
      moves,
      points: 100 * loss,
      before: before.score,
      after: after.score,
      sure: estimated ? 'no' : 'yes',
      drawn: chancesIn(before).drawn === 'yes' ? 'yes' : chancesIn(after).drawn,
    });
  }
  const change = before.score === 1 ? (after.score === 0 ? 'winLose' : 'winDraw') : 'drawLose';
  return said.text('review.view.points-lost', { player, moves, change });
}

/** The number of the row with the first decision of the turn, which also has its mark. */
function numberOf(view: MatchView, { at }: { readonly at: number }): number {
  return momentOf(view, at + 1).number;
}

/** Whether the probabilities of a value leave only one result. */
function isCertain({ score, draw }: Value): boolean {
  return score === 0 || score === 1 || draw === 1;
}

/** The comment on a ply that is no mistake; undefined if there is none. */
export function plyInWords(view: MatchView, ply: PlyReviewView): string[] | undefined {
  if (ply.mark === null && ply.notes.length === 0) return undefined;
  const number = numberOf(view, ply);
  const said = wordsAt(view);
  const marked = message('review.view.this-move', {
    number,
    player: playerAt(ply.seat),
    mark: ply.mark ?? 'none',
    estimated: ply.estimated ? 'yes' : 'no',
  });
  return [marked, ...ply.notes].map((each) => said.say(each));
}

/** The better moves; empty if they are unknown. */
export function betterInWords(view: MatchView, [best, ...others]: readonly LineMoveView[]): string {
  if (best === undefined) return '';
  const gaps = { plies: best.text, count: others.length };
  return others.length > 0
    ? wordsAt(view).text('review.better-more', gaps)
    : wordsAt(view).text('review.better', gaps);
}

/** A ply of a line with its player, in words. */
interface LinePlyInWords {
  readonly seat: number;
  readonly text: string;
}

/** The move played at a turning point, and its punishment. */
export function lineOf(view: MatchView, { seat, playedText, punishment }: JudgedPointView) {
  return [{ seat, text: playedText }, ...punishment].map((ply): LinePlyInWords => ({
    seat: ply.seat,
    text: wordsAt(view).text('review.view.ply', { player: playerAt(ply.seat), text: ply.text }),
  }));
}

/** The same line in a sentence. */
export function lineInWords(view: MatchView, point: JudgedPointView): string {
  const line = lineOf(view, point).map(({ text }) => text);
  const shown = words().text('review.view.shown', { line: line.join('. ') });
  return [shown, ...whyOf(view, point)].join(' ');
}

/** Why a move was a mistake, in a sentence; empty if no sentence says it. */
export function whyOf(view: MatchView, { why }: JudgedPointView): string[] {
  return why === null ? [] : [wordsAt(view).say(why)];
}

/** A sentence that a match was reviewed, and how many turning points it has. */
export function turnedInWords(view: MatchView, review: ReviewView): string {
  return wordsAt(view).say(message('review.view.opened', { turning: turning(review) }));
}

function turning(review: ReviewView): Message {
  return review.turningPoints.length > 0 ? turningInWords(review) : nothingTurned(review);
}

/** The number of mistakes, or of losses that are too small for one. */
export function turningInWords({ turningPoints, isLosses }: ReviewView): Message {
  const count = turningPoints.length;
  return isLosses
    ? message('review.view.losses', { count })
    : message('review.view.count', { count });
}

/** The reason why nothing is marked as a turning point. */
export function nothingTurned({ plies, by, chance }: ReviewView): Message {
  if (plies.length === 0) return message('review.view.nothing-played');
  if (by === null) return message('review.not-solved');
  if (by === 'certain') return message('review.no-certain-loss');
  if (chance) return message('review.no-inaccuracy');
  return plies.every(({ mark }) => mark !== null)
    ? message('review.no-turning-points')
    : message('review.none-judged-turning');
}

/** The name of a mark. */
export function markInWords(mark: Mark): string {
  return words().text('review.view.marked', { mark });
}
