import type { HistoryView } from '../../electron/api/analysis-view.ts';
import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import { ask } from '../bridge.ts';

/** The values of a finished match, requested in parts. */
export class EndingValues {
  /** All values; undefined until they are complete. */
  all = $state.raw<HistoryView['values']>();
  /** Whether the values are still being calculated. */
  asking = $state(true);

  constructor(view: MatchView) {
    void this.#askFor(view).finally(() => (this.asking = false));
  }

  async #askFor(view: MatchView): Promise<void> {
    const values: HistoryView['values'][number][] = [];
    while (values.length < pliesOf(view).length) {
      const { revision } = view;
      const found = await ask('history', { revision, from: values.length }).catch(() => null);
      // Analysis may request the same values meanwhile and get the answer instead.
      if (found === null || found.values.length === 0) return;
      values.push(...found.values);
    }
    this.all = values;
  }
}
