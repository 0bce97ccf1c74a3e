import type { PuzzleStep, PuzzleWay } from './puzzle.ts';

/** What somebody's moves in a step of a puzzle come to. */
export type PuzzleVerdict =
  /** The ply is not over: a digit is picked, say, and not played yet. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'right'; readonly way: PuzzleWay }
  | { readonly kind: 'wrong'; readonly way: PuzzleWay };

/**
 * Judges a ply by what it leads to.
 *
 * @param moves - its decisions so far, in the notation of the program.
 */
export function judge({ ways }: PuzzleStep, moves: readonly string[]): PuzzleVerdict {
  const played = moves.join(' ');
  const way = ways.find(({ plies }) => plies.some((ply) => ply.join(' ') === played));
  if (way === undefined) return { kind: 'unfinished' };
  return { kind: way === ways[0] ? 'right' : 'wrong', way };
}

/** What is to be found in a step: the answer, in the first way to write it. */
export function answerOf({ ways }: PuzzleStep): PuzzleWay {
  const [answer] = ways;
  if (answer === undefined) throw new RangeError('A step has an answer.');
  return answer;
}

/** The moves of a puzzle up to where a step is asked: the answers before it, each with the reply to it. */
export function movesBefore(steps: readonly PuzzleStep[], step: number): string[] {
  return steps.slice(0, step).flatMap((each) => {
    const { plies, reply } = answerOf(each);
    return [...(plies[0] ?? []), ...reply];
  });
}
