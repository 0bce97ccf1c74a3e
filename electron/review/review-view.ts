import { gameOf } from '../../engine/games.ts';
import { taughtBy } from '../../engine/lessons/patterns.ts';
import { pliesOf, positionAt, type Match } from '../../engine/match/match.ts';
import type { Rules } from '../../engine/game.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { coalitionInWords } from '../../engine/solver/coalition-words.ts';
import type { LinePly } from '../../engine/decision/principal-variation.ts';
import type { CertainLoss } from '../../engine/review/certain.ts';
import { onePlyEarlier } from '../../engine/analysis/value.ts';
import type { Mark } from '../../engine/review/mark.ts';
import { plyInWords } from '../../engine/decision/notation.ts';
import { isHardest } from '../../engine/review/still-drawn.ts';
import { positionAfter } from '../../engine/exercise/exercise.ts';
import type { ReviewedPly } from '../../engine/review/review-match.ts';
import type { ReviewAnswer } from '../analyst/tasks.ts';
import type { HistoryValue } from '../api/analysis-view.ts';
import { message, playerAt, type Message } from '../../words/message.ts';
import type {
  CertainPointView,
  JudgedPointView,
  LineMoveView,
  ReviewView,
} from '../api/reviews.ts';

/** How many plies are put into words in a step. */
const inStep = 500;

/**
 * The view of a review for a window, made in steps of a few milliseconds, so that other work can be done in between.
 *
 * @param proven - whether its values are proven as far as they can be.
 */
export function* reviewView(
  table: SeatedMatch,
  { review, certain }: ReviewAnswer,
  proven = false,
): Generator<undefined, ReviewView, void> {
  const { match } = table;
  const { rules } = match;
  const { plies, largestLosses } = review;
  const turningPoints = [...review.turningPoints, ...largestLosses];
  // A ply with an exact value needs no certain facts besides.
  const judged = new Set(plies.flatMap(({ at, verdict }) => (verdict === null ? [] : [at])));
  const losses = certain?.losses.filter(({ at }) => !judged.has(at)) ?? [];
  const certainMarks = new Map(losses.map((lost) => [lost.at, markOfLoss(lost)]));
  const standings = new Map(certain?.standings.map((each) => [each.at, each]));
  const chance = rules.chance !== undefined;
  const seen: ReviewView['plies'][number][] = [];
  for (const ply of plies) {
    const { seat, at, moves, verdict } = ply;
    const standing = table.players[seat]?.kind === 'person' ? standings.get(at) : undefined;
    seen.push({
      seat,
      at,
      to: at + moves.length,
      mark: verdict?.mark ?? certainMarks.get(at) ?? null,
      estimated: verdict?.exact === false,
      critical: verdict?.critical ?? certainMarks.has(at),
      notes: [
        ...(standing
          ? coalitionInWords('moves', standing, standing.kingmaker ? seat : undefined)
          : []),
        ...wastedBy(match, ply),
        ...drawInWords(match, ply),
      ],
    });
    if (seen.length % inStep === 0) yield;
  }
  return {
    plies: seen,
    turningPoints: [
      ...turningPoints.flatMap((index) => {
        const ply = plies[index];
        return ply === undefined ? [] : judgedPoint(table, ply);
      }),
      ...losses.map((lost) => certainPoint(table, lost)),
    ].sort((one, other) => one.at - other.at),
    isLosses: largestLosses.length > 0,
    players: review.players,
    chance,
    canBeProven: !proven && rules.chance?.prove !== undefined,
    values: valuesOf(match, plies),
    by: rules.seats === 2 ? 'values' : certain === null ? null : 'certain',
  };
}

/** Losing a certain win costs half a point; if the result is a certain loss, a full point. */
function markOfLoss({ before, after }: CertainLoss): Mark {
  return before === 'wins' && after === 'loses' ? 'blunder' : 'mistake';
}

/** What a ply seemed to do but didn't. */
function wastedBy(match: SeatedMatch['match'], { at, moves }: ReviewedPly): Message[] {
  const { rules } = match;
  const { advice } = rules;
  // Reading a move takes longer than all else here.
  if (advice?.wasted === undefined) return [];
  return moves.flatMap((text, index): Message[] => {
    const from = positionAt(match, at + index);
    const move = rules.parseMove(from, text);
    const wasted = move.ok ? advice.wasted?.(from, move.value) : undefined;
    return wasted === undefined ? [] : [wasted];
  });
}

/** Which draw would have been hardest for the opponent to hold. */
function drawInWords(match: SeatedMatch['match'], { at, seat, verdict }: ReviewedPly): Message[] {
  const draw = verdict?.stillDrawn ?? null;
  if (draw === null) return [];
  const { hardest: moves, hardestWins: best, playedWins: own } = draw;
  const player = playerAt(seat);
  if (isHardest(draw)) return [message('review.view.hardest-draw', { player, own })];
  const { text } = lineMove(match.rules, positionAt(match, at), { seat, moves });
  return [message('review.view.harder-draw', { player, text, best, own })];
}

function judgedPoint({ game, match, players }: SeatedMatch, ply: ReviewedPly): JudgedPointView[] {
  const { seat, at, moves, before, after, verdict } = ply;
  if (verdict === null || before === null || after === null) return [];
  const { rules } = match;
  const { mark, loss, exact, better, punishment, why, lasting } = verdict;
  const to = at + moves.length;
  return [
    {
      kind: 'judged',
      seat,
      at,
      to,
      mark,
      loss,
      estimated: !exact,
      played: moves,
      before,
      ...whereIn(match, at),
      after: onePlyEarlier(after),
      better: waysInWords(match, at, seat, better),
      playedText: lineMove(rules, positionAt(match, at), { seat, moves }).text,
      punishment: lineInWords(rules, positionAt(match, to), punishment),
      why,
      lesson: taughtBy(gameOf(game), why),
      retry: lasting && players[seat]?.kind === 'person',
    },
  ];
}

function certainPoint({ match }: SeatedMatch, lost: CertainLoss): CertainPointView {
  const { seat, at, move, before, after, outWins, better } = lost;
  const ways = better.map((each) => ({ moves: [each] }));
  return {
    kind: 'certain',
    seat,
    at,
    to: at + 1,
    played: [move],
    before,
    after,
    outWins,
    ...whereIn(match, at),
    better: waysInWords(match, at, seat, ways),
  };
}

function whereIn(
  match: SeatedMatch['match'],
  at: number,
): Pick<JudgedPointView, 'position' | 'first'> {
  const { rules } = match;
  const position = positionAt(match, at);
  return { position: rules.formatPosition(position), first: rules.mover(position) };
}

function waysInWords(
  match: SeatedMatch['match'],
  at: number,
  seat: number,
  ways: readonly Pick<LinePly, 'moves'>[],
): LineMoveView[] {
  const from = positionAt(match, at);
  return ways.map(({ moves }) => lineMove(match.rules, from, { seat, moves }));
}

/** Consecutive plies in words. */
function lineInWords(
  rules: Rules<unknown, unknown>,
  from: unknown,
  line: readonly LinePly[],
): LineMoveView[] {
  let position = from;
  return line.map((ply) => {
    const moveView = lineMove(rules, position, ply);
    position = positionAfter(rules, position, ply.moves);
    return moveView;
  });
}

/** A ply in words; it may consist of several moves. */
function lineMove(
  rules: Rules<unknown, unknown>,
  from: unknown,
  { seat, moves }: LinePly,
): LineMoveView {
  return { seat, moves, text: plyInWords(rules, from, moves, 'done') };
}

/** The values of positions for the side to move; known only at the start and the end of a ply. */
function valuesOf(
  match: Match<unknown, unknown>,
  plies: readonly ReviewedPly[],
): readonly HistoryValue[] {
  const { rules, start } = match;
  const history = pliesOf(match);
  const known = new Map<number, HistoryValue>();
  for (const { seat, at, moves, before, after } of plies) {
    known.set(at, { seat, value: before });
    const to = at + moves.length;
    if (to === history.length) known.set(to, { seat, value: after });
  }
  return [start, ...history.map(({ after }) => after)].map(
    (position, at) => known.get(at) ?? { seat: rules.mover(position), value: null },
  );
}
