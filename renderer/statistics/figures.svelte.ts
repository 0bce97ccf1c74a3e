import type { StatisticsView } from '../../electron/api/library.ts';
import { ask, listen } from '../bridge.ts';
import { latest } from '../latest.ts';
import { cleaned, type Filter } from '../library/filter.ts';
import { exportedInWords } from '../library/match-actions.svelte.ts';

/** The figures of the matches that a filter leaves. */
export class FiguresPage {
  filter = $state.raw<Filter>({});
  view = $state.raw<StatisticsView>();
  /** What has been done, in a sentence. */
  done = $state('');
  readonly #loading = latest();
  readonly #failed: (sentence: string) => void;

  /** @param failed - is told what could not be done, in a sentence. */
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
      const told = exportedInWords(await ask('exportStatistics', { filter, to }));
      if (told !== '') this.done = told;
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
    const isLatest = this.#loading();
    const { filter } = this;
    try {
      const view = await ask('statistics', { filter });
      if (isLatest()) this.view = view;
    } catch (error) {
      if (isLatest()) this.#failed(sentenceOf(error));
    }
  }

  async #try(action: () => Promise<unknown>): Promise<void> {
    this.done = '';
    try {
      await action();
    } catch (error) {
      this.#failed(sentenceOf(error));
    }
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
