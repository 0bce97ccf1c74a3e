import type { PuzzleKind } from './puzzle-pack.ts';
import { isSameScore, scoreTolerance, slowness, type Value } from '../analysis/value.ts';
import type { EssentialDecision } from '../review/essential.ts';
import { farWin, movesUntil } from './puzzle.ts';

/** With fewer ways to play there is too little to choose from. */
const fewestWays = 3;

/** Where chance plays, the best way must be better by so much of a probability than any other. */
export const leastGain = 0.02;

type Ways = Pick<EssentialDecision<unknown, unknown>, 'best'> & {
  readonly ways: readonly { readonly value: Value }[];
};

/**
 * Whether only one essential way keeps what a position is worth; in a lost one, only one takes the longest way. A
 * single way is one that has to be played.
 */
export function isUnique({ best, ways }: Ways): boolean {
  const [, second] = ways;
  if (second === undefined) return true;
  if (!isSameScore(best, second.value)) return true;
  return best.score === 0 && slowness(second.value) > slowness(best);
}

/** What a position of a solved game asks for; nothing where it is no puzzle. */
export function kindAt(decision: Ways): PuzzleKind | undefined {
  const { best, ways } = decision;
  if (ways.length < fewestWays || !isUnique(decision)) return undefined;
  if (best.score === 0) return 'delay';
  if (best.score < 1) return 'draw';
  const allLose = ways.slice(1).every(({ value }) => value.score === 0);
  return allLose && movesUntil(best.remoteness ?? 0) >= farWin ? 'survive' : 'win';
}

/** Whether the best way of a position with chance gains enough over the next one. */
export function gainsEnough({ best, ways }: Ways): boolean {
  const [, second] = ways;
  return second !== undefined && best.score - second.value.score >= leastGain - scoreTolerance;
}

/** Whether a way loses by itself, whatever the opponent does, such as a number that goes past the target. */
export function isSoonLost({ score, remoteness }: Value): boolean {
  return score === 0 && remoteness === 1;
}
