import type { ClassView, ResultsView } from '../../electron/api/tasks.ts';
import type { Message } from '../../words/message.ts';
import { attempt } from '../asking.ts';
import { ask } from '../bridge.ts';
import { exportedAs } from '../library/match-actions.svelte.ts';

/** The results in a folder, and the task that is shown. */
export class ClassResults {
  view = $state.raw<ResultsView | null>(null);
  /** The id of the chosen task. */
  chosen = $state('');
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
    await attempt(
      async () => (this.view = (await ask('chooseResults')) ?? this.view),
      this.#failed,
    );
  }

  /** Reads the folder again: results may have come. */
  async load(): Promise<void> {
    await attempt(async () => (this.view = await ask('results')), this.#failed);
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
