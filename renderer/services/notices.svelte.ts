import { attempt } from '../asking.ts';

/** Messages for the user above the current page, until the user dismisses them. */
export class Notices {
  /** The last refusal, in a sentence; one about the match disappears with its next move. */
  #problem = $state.raw({ sentence: '', isOfMatch: false });

  /** The path of a file that was just saved; empty once dismissed. */
  savedFile = $state('');

  /** The last refusal, in a sentence; empty if there is none. */
  get problem(): string {
    return this.#problem.sentence;
  }

  /** Shows a problem, in a sentence. */
  readonly report = (sentence: string): void => {
    this.#problem = { sentence, isOfMatch: false };
  };

  /** Does something, and shows the reason if it is refused. @returns whether it was done. */
  readonly attempt = (action: () => unknown): Promise<boolean> =>
    attempt(action, (sentence) => (this.#problem = { sentence, isOfMatch: true }));

  /** Dismisses the problem. */
  dismiss(): void {
    this.report('');
  }

  /** Drops problems of the match after a change to it. @param all - drops any other problem, too. */
  matchChanged(all: boolean): void {
    if (all) this.savedFile = '';
    if (all || this.#problem.isOfMatch) this.dismiss();
  }
}
