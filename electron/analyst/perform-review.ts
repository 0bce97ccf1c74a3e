import { exerciseByValue } from '../../engine/exercise/by-value.ts';
import {
  judge,
  type Exercise,
  type Solution,
  type Verdict,
} from '../../engine/exercise/exercise.ts';
import { guidanceAt, type Guidance } from '../../engine/guide/guidance.ts';
import type { CoalitionSolution } from '../../engine/solver/coalition-analysis.ts';
import { matchOf, type Match } from '../../engine/match/match.ts';
import { certainLosses, standingsAlong } from '../../engine/review/certain.ts';
import { endingBy, knowingRepetition } from '../../engine/review/repetition.ts';
import { reviewSteps, type ReviewProgress } from '../../engine/review/review-match.ts';
import { valuerOf } from '../../engine/decision/valuers.ts';
import { UnsolvableGame, type Progress } from '../../engine/analysis/solution.ts';
import { pliesFrom } from '../../engine/solver/plies.ts';
import { proofAlong } from './perform.ts';
import { pliesToReview } from './ask-review.ts';
import { solvedGames } from './solved-games.ts';
import type { ReviewAnswer, TaskOf } from './tasks.ts';

/** Reviews a match, one ply at a step, so that other tasks can be answered in between. */
export function* performReview(
  task: TaskOf<'review'>,
  progress?: Progress,
): Generator<ReviewProgress, ReviewAnswer, void> {
  const { rules, solution, coalition, random } = solvedGames.get(task);
  const { start } = task.match;
  const plies = pliesToReview(task.match);
  const match = matchOf(rules, task.settings, { ...task.match, plies });
  // The user sees that it has begun, before a large game is solved.
  yield { done: 0, of: plies.length };
  const positions = [start, ...plies.map(({ after }) => after)];
  const solved = rules.seats > 2 ? coalition() : undefined;
  if (task.proven) yield* proofAlong(rules, positions);
  const valuer = valuerOf(rules, () => solution(progress), positions, solved);
  const review = yield* reviewSteps(match, valuer, {
    randomResults: (position) => random.results(position, progress),
  });
  return { review, certain: solved === undefined ? null : certainOf(match, solved) };
}

function certainOf(
  match: Match<unknown, unknown>,
  solved: CoalitionSolution<unknown>,
): ReviewAnswer['certain'] {
  return { losses: certainLosses(match, solved), standings: standingsAlong(match, solved) };
}

/** Judges a ply that the user tries in a position. */
export function performJudgement(task: TaskOf<'judgement'>, progress?: Progress): Verdict {
  return judge(exerciseOf(task, progress), task.moves);
}

/** Finds the plies that keep the value of a position. */
export function performSolution(task: TaskOf<'solution'>, progress?: Progress): Solution {
  return exerciseOf(task, progress).solution();
}

/** Says the most useful thing before a move. */
export function performGuidance(task: TaskOf<'guidance'>, progress?: Progress): Guidance | null {
  const { rules, solution, random, aroundDraws } = solvedGames.get(task);
  const { positions } = task;
  const [start] = positions;
  const position = positions.at(-1);
  const before = task.before === undefined ? undefined : positions[task.before];
  const plain = valuerOf(rules, () => solution(progress), [position]);
  const standing = knowingRepetition({ rules, start }, plain, () => aroundDraws(start));
  // The position itself has come up, and is not drawn.
  for (const each of positions.slice(0, -1)) standing.stand(each);
  // Neither is the one before the opponent's ply, which is looked back at.
  const isDrawn = (at: unknown) => at !== before && standing.isDrawn(at);
  const randomResults = (at: unknown) => {
    try {
      return isDrawn(at) ? undefined : random.results(at, progress);
    } catch (error) {
      if (error instanceof UnsolvableGame) return undefined;
      throw error;
    }
  };
  return (
    guidanceAt(endingBy(rules, isDrawn), standing, { position, before, randomResults }) ?? null
  );
}

function exerciseOf(
  task: TaskOf<'judgement' | 'solution'>,
  progress: Progress | undefined,
): Exercise {
  const { rules, solution, coalition } = solvedGames.get(task);
  const { position } = task;
  const onTheWay = [position, ...pliesFrom(rules, position).slice(0, 1)];
  const solved = rules.seats > 2 ? coalition() : undefined;
  const valuer = valuerOf(rules, () => solution(progress), onTheWay, solved);
  return exerciseByValue(rules, valuer, position);
}
