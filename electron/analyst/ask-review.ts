import { lineOf } from '../../engine/match/match.ts';
import type { Played } from '../../engine/match/played.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Analyst } from './analyst.ts';
import { inSteps } from './in-steps.ts';
import type { LineToReview, ReviewAnswer } from './tasks.ts';

/** The most plies that are copied for the thread at once. */
const mostAtOnce = 1000;

/** Asks for the review of the current line of a match, `proven` by values that are worth a minute. A long one is sent in texts that are written in steps. */
export async function askReview(
  analyst: Analyst,
  { game, match }: Pick<SeatedMatch, 'game' | 'match'>,
  proven: boolean,
  ...[signal, progress]: Tail<Parameters<Analyst['ask']>>
): Promise<ReviewAnswer> {
  const { plies, ...line } = lineOf(match);
  const asked = { wanted: 'review', game, settings: match.settings, proven } as const;
  const sent = plies.length <= mostAtOnce ? plies : await inSteps(inTexts(plies));
  return analyst.ask({ ...asked, match: { ...line, plies: sent } }, signal, progress);
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest]
  ? Rest
  : never;

function* inTexts(
  plies: readonly Played<unknown, unknown>[],
): Generator<undefined, readonly string[], void> {
  const texts: string[] = [];
  for (let at = 0; at < plies.length; at += mostAtOnce) {
    texts.push(JSON.stringify(plies.slice(at, at + mostAtOnce)));
    yield;
  }
  return texts;
}

/** The plies of a line to review. */
export function pliesToReview({ plies }: LineToReview): readonly Played<unknown, unknown>[] {
  return plies.flatMap((part) =>
    typeof part === 'string' ? (JSON.parse(part) as Played<unknown, unknown>[]) : [part],
  );
}
