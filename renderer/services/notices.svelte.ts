import type { OpeningView } from '../../electron/api/records.ts';
import { attempt, type Sentence } from '../asking.ts';

interface Problem {
  readonly say: Sentence;
  readonly isOfMatch: boolean;
}

/** Messages for the user above the current page, until the user dismisses them. */
export class Notices {
  /** The last refusal; one about the match disappears with its next move. */
  #problem = $state.raw<Problem>({ say: () => '', isOfMatch: false });

  /** The path of a file that was just saved; empty once dismissed. */
  savedFile = $state('');

  /** Whether an item was just added to the task that is being made. */
  isAdded = $state(false);

  /** The records that are being opened, if that takes long. */
  opening = $state.raw<OpeningView | null>(null);

  /** The last refusal, in a sentence; empty if there is none. */
  get problem(): string {
    return this.#problem.say();
  }

  /** Shows a problem. */
  readonly report = (reason: string, say: Sentence = () => reason): void => {
    this.#problem = { say, isOfMatch: false };
  };

  /** Does something, and shows the reason if it is refused. @returns whether it was done. */
  readonly attempt = (action: () => unknown): Promise<boolean> =>
    attempt(action, (_, say) => (this.#problem = { say, isOfMatch: true }));

  /** Dismisses the problem. */
  dismiss(): void {
    this.#problem = { say: () => '', isOfMatch: false };
  }

  /** Clears what was done last, once the user has turned to something else. */
  forgetDone(): void {
    this.savedFile = '';
    this.isAdded = false;
  }

  /** Drops problems of the match after a change to it. @param all - drops any other problem, too. */
  matchChanged(all: boolean): void {
    if (all) this.forgetDone();
    if (all || this.#problem.isOfMatch) this.dismiss();
  }
}
