import type { StatisticsView } from '../../electron/api/library.ts';
import type { Message } from '../../words/message.ts';
import { attempt, Latest, type Refused } from '../asking.ts';
import { ask, listen } from '../bridge.ts';
import { cleaned, type Filter } from '../library/filter.ts';
import { exportedAs } from '../library/match-actions.svelte.ts';

/** The figures of the matches that pass a filter. */
export class FiguresPage {
  filter = $state.raw<Filter>({});
  view = $state.raw<StatisticsView>();
  /** The last result. */
  done = $state.raw<Message>();
  readonly #loading = new Latest();
  readonly #failed: Refused;

  /** @param failed - receives the reason of a failure. */
  constructor(failed: Refused) {
    this.#failed = failed;
  }

  /** Loads the figures, and again when saved matches change. @returns a function that stops this. */
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
      this.done = exportedAs(await ask('exportStatistics', { filter, to }));
    });
  }

  /** Counts only matches from now on; older ones stay saved. */
  async reset(): Promise<void> {
    await this.#try(() => ask('resetStatistics'));
  }

  /** Counts the matches from before the last reset again. */
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
    this.done = undefined;
    await attempt(action, this.#failed);
  }
}
