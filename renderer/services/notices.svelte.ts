import { attempt } from '../asking.ts';

/** What the user is to know, above whatever page is in front, until they put it away. */
export class Notices {
  /** What was refused last, in a sentence; what is about the match goes with its next move. */
  #problem = $state.raw({ sentence: '', isOfMatch: false });

  /** The path of a file that was just saved; empty after it was put away. */
  savedFile = $state('');

  /** What was refused last, in a sentence; empty if nothing was. */
  get problem(): string {
    return this.#problem.sentence;
  }

  /** Says what went wrong, in a sentence. */
  readonly report = (sentence: string): void => {
    this.#problem = { sentence, isOfMatch: false };
  };

  /** Does something, or says why it was refused. @returns whether it was done. */
  readonly attempt = (action: () => unknown): Promise<boolean> =>
    attempt(action, (sentence) => (this.#problem = { sentence, isOfMatch: true }));

  /** Puts the problem away. */
  dismiss(): void {
    this.report('');
  }

  /** The match has changed: what was refused before is of no interest. @param all - so is any other problem. */
  matchChanged(all: boolean): void {
    if (all) this.savedFile = '';
    if (all || this.#problem.isOfMatch) this.dismiss();
  }
}
