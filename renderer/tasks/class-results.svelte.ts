import type { Events } from '../../electron/api/events.ts';
import type { ClassView, ResultsView } from '../../electron/api/tasks.ts';
import type { Message } from '../../words/message.ts';
import { attempt } from '../asking.ts';
import { ask, listen } from '../bridge.ts';
import { exportedAs } from '../library/match-actions.svelte.ts';

/** The results in a folder, and the task that is shown. */
export class ClassResults {
  view = $state.raw<ResultsView | null>(null);
  /** The id of the chosen task. */
  chosen = $state('');
  /** How many files are read by now; undefined if no folder is being read, or it takes no time. */
  reading = $state.raw<Events['resultsRead']>();
  /** The last result of an export. */
  done = $state.raw<Message>();
  readonly #failed: (sentence: string) => void;

  /** @param failed - receives the reason of a failure, in a sentence. */
  constructor(failed: (sentence: string) => void) {
    this.#failed = failed;
  }

  /** The shown task; the one with the most results by default. */
  get shown(): ClassView | undefined {
    const tasks = this.view?.tasks ?? [];
    return tasks.find(({ id }) => id === this.chosen) ?? tasks[0];
  }

  async choose(): Promise<void> {
    await this.#read(async () => (this.view = (await ask('chooseResults')) ?? this.view));
  }

  /** Reads the folder again: results may have come. */
  async load(): Promise<void> {
    await this.#read(async () => (this.view = await ask('results')));
  }

  /** Shows the progress of reading a folder, as long as that takes. */
  async #read(work: () => Promise<unknown>): Promise<void> {
    const stop = listen('resultsRead', (progress) => (this.reading = progress));
    await attempt(work, this.#failed);
    stop();
    this.reading = undefined;
  }

  async export(to: 'file' | 'clipboard'): Promise<void> {
    const { shown } = this;
    if (shown === undefined) return;
    this.done = undefined;
    await attempt(async () => {
      this.done = exportedAs(await ask('exportResults', { id: shown.id, to }));
    }, this.#failed);
  }
}
