import type { Rules, Turn } from '../../engine/game.ts';
import { matchOf } from '../../engine/match.ts';
import { bestLine } from '../../engine/review/best-line.ts';
import { keptBy } from '../../engine/review/better.ts';
import { certainLosses } from '../../engine/review/certain.ts';
import { judgePly } from '../../engine/review/judge-ply.ts';
import { isError } from '../../engine/review/mark.ts';
import { reviewSteps, type ReviewProgress } from '../../engine/review/review-match.ts';
import { valuerOf } from '../../engine/review/valuers.ts';
import { isToMove } from '../../engine/solver/plies.ts';
import type { Progress } from '../../engine/solution.ts';
import { solvedGames } from './games-of-thread.ts';
import type { Judgement, ReviewAnswer, TaskOf } from './tasks.ts';

/** As many plies of a line are worth seeing. */
const longestLine = 12;

/** Reviews a match, a ply at a time, so that others can be answered in between. */
export function* performReview(
  task: TaskOf<'review'>,
  progress?: Progress,
): Generator<ReviewProgress, ReviewAnswer, void> {
  const { rules, solution, coalition } = solvedGames.get(task);
  const { start, plies } = task.match;
  const match = matchOf(rules, task.settings, task.match);
  // Whoever waits sees that it is begun before a large game is solved.
  yield { done: 0, of: plies.length };
  const positions = [start, ...plies.map(({ after }) => after)];
  const valuer = valuerOf(rules, () => solution(progress), positions);
  const review = yield* reviewSteps(match, valuer, longestLine);
  const solved = rules.seats > 2 ? coalition() : undefined;
  return { review, certain: solved === undefined ? null : certainLosses(match, solved) };
}

/** Judges a ply that somebody tries in a position. */
export function performJudgement(task: TaskOf<'judgement'>, progress?: Progress): Judgement {
  const { rules, solution } = solvedGames.get(task);
  const { position, moves } = task;
  const turn = rules.turn(position);
  const to = playedFrom(rules, position, turn, moves);
  if (to === undefined) return { kind: 'unknown' };
  if (isToMove(rules, to, turn)) return { kind: 'goes-on' };
  const valuer = valuerOf(rules, () => solution(progress), [position, to]);
  const judged = judgePly(rules, valuer, position, to);
  if (judged === undefined) return { kind: 'unknown' };
  const { mark, loss, value, decision } = judged;
  return {
    kind: 'judged',
    mark,
    loss,
    best: decision.best,
    value,
    to,
    better: keptBy(rules, position, decision),
    punishment: isError(mark) ? bestLine(rules, valuer, to, longestLine) : [],
  };
}

/** Where moves lead to; nothing where one can't be played, or where more than one ply is played. */
function playedFrom(
  rules: Rules<unknown, unknown>,
  from: unknown,
  turn: Turn,
  moves: readonly string[],
): unknown {
  let position = from;
  for (const notation of moves) {
    if (!isToMove(rules, position, turn)) return undefined;
    const move = rules.parseMove(position, notation);
    if (!move.ok) return undefined;
    position = rules.play(position, move.value);
  }
  return position;
}
