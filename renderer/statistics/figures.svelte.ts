import type { StatisticsView } from '../../electron/api/library.ts';
import { attempt, Latest } from '../asking.ts';
import { ask, listen } from '../bridge.ts';
import { cleaned, type Filter } from '../library/filter.ts';
import { exportedInWords } from '../library/match-actions.svelte.ts';

/** The figures of the matches that a filter leaves. */
export class FiguresPage {
  filter = $state.raw<Filter>({});
  view = $state.raw<StatisticsView>();
  /** What has been done, in a sentence. */
  done = $state('');
  readonly #loading = new Latest();
  readonly #failed: (sentence: string) => void;

  /** @param failed - receives the reason of a failure, in a sentence. */
  constructor(failed: (sentence: string) => void) {
    this.#failed = failed;
  }

  /** Loads the figures, and again when something that is kept changes. @returns what stops it. */
  follow(): () => void {
    void this.#load();
    return listen('library', () => void this.#load());
  }

  find(change: Filter): void {
    this.filter = cleaned({ ...this.filter, ...change });
    void this.#load();
  }

  clearFilter(): void {
    this.filter = {};
    void this.#load();
  }

  async export(to: 'file' | 'clipboard'): Promise<void> {
    const { filter } = this;
    await this.#try(async () => {
      const exported = exportedInWords(await ask('exportStatistics', { filter, to }));
      if (exported !== '') this.done = exported;
    });
  }

  /** Counts from now on; the matches stay. */
  async reset(): Promise<void> {
    await this.#try(() => ask('resetStatistics'));
  }

  /** Counts as before the last reset. */
  async undoReset(): Promise<void> {
    if (this.view?.since == null) return;
    await this.#try(() => ask('undoStatisticsReset'));
  }

  async #load(): Promise<void> {
    const { filter } = this;
    await this.#loading.run(async (wait) => {
      this.view = await wait(ask('statistics', { filter }));
    }, this.#failed);
  }

  async #try(action: () => Promise<unknown>): Promise<void> {
    this.done = '';
    await attempt(action, this.#failed);
  }
}
