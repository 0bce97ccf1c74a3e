import { isSameLine, lineOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { askReview } from '../analyst/ask-review.ts';
import { inSteps } from '../analyst/in-steps.ts';
import { answeredUnlessCancelled } from '../analyst/answered.ts';
import type { ReviewAnswer } from '../analyst/tasks.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { reviewView } from './review-view.ts';

/** The match to review. */
export interface MatchToReview {
  readonly revision: number;
  readonly table: SeatedMatch;
}

/** Reviews the match on the table. */
export interface ReviewHost {
  readonly handlers: Handlers<'review' | 'leaveReview'>;
  /** The result of the review, if the match on the table has been reviewed. */
  found(): ReviewAnswer | undefined;
  /** Cancels the review of an earlier state, since the match has changed. */
  onMatchChanged(): void;
}

/**
 * Reviews the match on the table on request, until the user leaves the review or the match changes.
 *
 * @param done - called with every finished review.
 */
export function hostReview(
  now: () => MatchToReview,
  analyst: Analyst,
  done: (table: SeatedMatch, answer: ReviewAnswer) => void,
): ReviewHost {
  /** The review under way or the last result. */
  let current:
    | {
        readonly match: SeatedMatch['match'];
        readonly ending: AbortController;
        readonly answer: Promise<ReviewAnswer | null>;
        found: ReviewAnswer | undefined;
      }
    | undefined;

  function leave(): void {
    current?.ending.abort();
    current = undefined;
  }

  return {
    found: () =>
      current !== undefined && isSameLine(lineOf(current.match), lineOf(now().table.match))
        ? current.found
        : undefined,
    onMatchChanged() {
      if (current !== undefined && !isSameLine(lineOf(current.match), lineOf(now().table.match)))
        leave();
    },
    handlers: {
      async review({ revision }, tellAsker) {
        const { table, revision: there } = now();
        if (revision !== there) return null;
        if (current === undefined || !isSameLine(lineOf(current.match), lineOf(table.match))) {
          leave();
          const ending = new AbortController();
          const answer = reviewed(table, analyst, ending.signal, (progress) =>
            tellAsker('reviewProgress', progress),
          );
          const own = {
            match: table.match,
            ending,
            answer,
            found: undefined as ReviewAnswer | undefined,
          };
          current = own;
          answer.then(
            (found) => {
              if (found === null) return;
              own.found = found;
              done(table, found);
            },
            // A failed review may succeed the next time.
            () => (current = current === own ? undefined : current),
          );
        }
        const answer = await current.answer;
        return answer === null ? null : inSteps(reviewView(now().table, answer));
      },
      leaveReview() {
        // A finished review is shown at once the next time.
        if (current?.found === undefined) leave();
        return null;
      },
    },
  };
}

/** Reviews a match. @returns null if it was cancelled. @throws Refusal with the reason if it fails. */
function reviewed(
  { game, match }: Pick<SeatedMatch, 'game' | 'match'>,
  analyst: Analyst,
  signal: AbortSignal,
  progress?: Parameters<Analyst['ask']>[2],
): Promise<ReviewAnswer | null> {
  const asked = askReview(analyst, { game, match }, signal, progress);
  return answeredUnlessCancelled(asked, signal, 'review.failed');
}
