import { isSameLine, lineOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { askReview } from '../analyst/ask-review.ts';
import { inSteps } from '../analyst/in-steps.ts';
import { answeredUnlessCancelled } from '../analyst/answered.ts';
import type { ReviewAnswer } from '../analyst/tasks.ts';
import type { ReviewView } from '../api/reviews.ts';
import type { RequestOf } from '../api/requests.ts';
import type { Handlers, Teller } from '../ipc/handlers.ts';
import { reviewView } from './review-view.ts';

/** The match to review. */
export interface MatchToReview {
  readonly revision: number;
  readonly table: SeatedMatch;
}

/** A review under way, or finished. */
interface Review {
  readonly match: SeatedMatch['match'];
  readonly proven: boolean;
  readonly ending: AbortController;
  readonly answer: Promise<ReviewAnswer | null>;
  found: ReviewAnswer | undefined;
  /** The finished one that this one is to replace by proven values. */
  readonly before: Review | undefined;
}

/** Reviews the match on the table on request, until the user leaves the review or the match changes. */
export class ReviewHost {
  readonly handlers: Handlers<'review' | 'leaveReview'>;
  readonly #now: () => MatchToReview;
  readonly #analyst: Analyst;
  readonly #done: (table: SeatedMatch, answer: ReviewAnswer) => void;
  #current: Review | undefined;

  /** @param done - called with every finished review. */
  constructor(
    now: () => MatchToReview,
    analyst: Analyst,
    done: (table: SeatedMatch, answer: ReviewAnswer) => void,
  ) {
    this.#now = now;
    this.#analyst = analyst;
    this.#done = done;
    this.handlers = {
      review: (asked, tellAsker) => this.#review(asked, tellAsker),
      leaveReview: () => {
        // A finished review is shown at once the next time.
        if (this.#current?.found === undefined) this.#leave(this.#current?.before);
        return null;
      },
    };
  }

  /** The result of the review, if the match on the table has been reviewed. */
  found(): ReviewAnswer | undefined {
    const current = this.#ofTable();
    return current?.found ?? current?.before?.found;
  }

  /** Cancels the review of an earlier state, since the match has changed. */
  onMatchChanged(): void {
    if (this.#ofTable() === undefined) this.#leave();
  }

  async #review(
    { revision, proven = false }: RequestOf<'review'>,
    tellAsker: Teller,
  ): Promise<ReviewView | null> {
    const { table, revision: there } = this.#now();
    if (revision !== there) return null;
    const known = this.#ofTable();
    const isEnough = known !== undefined && (known.proven || !proven);
    const review = isEnough ? known : this.#begin(table, proven, tellAsker);
    const answer = await review.answer;
    return answer === null ? null : inSteps(reviewView(this.#now().table, answer, review.proven));
  }

  #begin(table: SeatedMatch, proven: boolean, tellAsker: Teller): Review {
    const known = this.#ofTable();
    const before = known?.found === undefined ? undefined : known;
    this.#leave();
    const ending = new AbortController();
    const asked = askReview(this.#analyst, table, proven, ending.signal, (progress) =>
      tellAsker('reviewProgress', progress),
    );
    const answer = answeredUnlessCancelled(asked, ending.signal, 'review.failed');
    const { match } = table;
    const own: Review = { match, proven, ending, answer, found: undefined, before };
    this.#current = own;
    answer.then(
      (found) => {
        if (found === null) return;
        own.found = found;
        this.#done(table, found);
      },
      // A failed review may succeed the next time.
      () => (this.#current = this.#current === own ? before : this.#current),
    );
    return own;
  }

  /** The current review, if it is one of the match on the table. */
  #ofTable(): Review | undefined {
    const current = this.#current;
    if (current === undefined) return undefined;
    return isSameLine(lineOf(current.match), lineOf(this.#now().table.match)) ? current : undefined;
  }

  /** Cancels the current review. @param before - the finished one to keep instead. */
  #leave(before?: Review): void {
    this.#current?.ending.abort();
    this.#current = before;
  }
}
