import { words } from '../words.svelte.ts';
import type { ExerciseSession } from './exercise-session.svelte.ts';

/** The result of the last try, in words. */
export interface OutcomeWords {
  readonly kind: 'right' | 'wrong' | 'not-yet' | 'unknown' | 'shown';
  readonly headline: string;
  readonly sentences: readonly string[];
}

/** The result of the last try at any exercise; undefined before the first. */
export function outcomeOf({
  phase,
  verdict,
  said,
  solution,
  why,
  reply,
}: Pick<ExerciseSession, 'phase' | 'verdict' | 'said' | 'solution' | 'why' | 'reply'>):
  OutcomeWords | undefined {
  if (phase === 'showing' || phase === 'shown') {
    return {
      kind: 'shown',
      headline: words().text(`exercise.${phase}`),
      sentences: [solution, why].filter(Boolean),
    };
  }
  if (verdict === undefined) return undefined;
  // The reason mentions the reply if it matters.
  return { kind: verdict.kind, headline: said, sentences: why === '' ? reply : [why] };
}
