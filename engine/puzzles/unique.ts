import type { PuzzleKind } from '../capabilities/puzzle-pack.ts';
import {
  isSameScore,
  scoreTolerance,
  slowness,
  winnersMoves,
  type Value,
} from '../analysis/value.ts';
import type { EssentialDecision } from '../decision/essential.ts';
import { farWin } from './puzzle.ts';

/** The fewest ways to play; with fewer the choice is too easy. */
const fewestWays = 3;

/** The least advantage in probability of the best way over any other, in games with chance. */
const leastGain = 0.02;

type Ways = Pick<EssentialDecision<unknown, unknown>, 'best'> & {
  readonly ways: readonly { readonly value: Value }[];
};

/**
 * Whether only one essential way keeps the value of a position or, in a lost one, takes longest. A
 * single way is forced and doesn't count.
 */
export function isUnique({ best, ways }: Ways): boolean {
  const [, second] = ways;
  if (second === undefined) return true;
  if (!isSameScore(best, second.value)) return true;
  return best.score === 0 && slowness(second.value) > slowness(best);
}

/** What a position of a solved game asks for; undefined if it isn't a puzzle. */
export function kindAt(decision: Ways): PuzzleKind | undefined {
  const { best, ways } = decision;
  if (ways.length < fewestWays || !isUnique(decision)) return undefined;
  if (best.score === 0) return 'delay';
  if (best.score < 1) return 'draw';
  const allLose = ways.slice(1).every(({ value }) => value.score === 0);
  return allLose && (winnersMoves(best) ?? 0) >= farWin ? 'survive' : 'win';
}

/** Whether the best way of a position with chance is enough better than the next. */
export function gainsEnough({ best, ways }: Ways): boolean {
  const [, second] = ways;
  return second !== undefined && best.score - second.value.score >= leastGain - scoreTolerance;
}

/**
 * Whether a way loses by itself, whatever the opponent does, such as a number that exceeds the target.
 */
export function isSoonLost({ score, remoteness }: Value): boolean {
  return score === 0 && remoteness === 1;
}
