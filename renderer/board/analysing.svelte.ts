import {
  isEstimate,
  type AnalysisView,
  type HistoryView,
  type Value,
} from '../../electron/api/analysis-view.ts';
import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import { Latest, type Wait } from '../asking.ts';
import { ask } from '../bridge.ts';
import { wordsAt } from '../players/naming.ts';
import type { Services } from '../services/services.svelte.ts';
import { words } from '../words.svelte.ts';
import { sentence } from './announcements.ts';
import { keptValues, type KnownValues } from './value-history.ts';

/** The values of moves and positions, and the best move as a hint. */
export class Analysing {
  #on = $state(false);
  /** Whether a proof of shown estimates is under way. */
  proving = $state(false);
  #found = $state.raw<AnalysisView>();
  #hinted = $state.raw<{ readonly revision: number; readonly move: string }>();
  #values = $state.raw<KnownValues & Pick<HistoryView, 'probabilities'>>();
  readonly #services: Services;
  readonly #turn = new Latest();

  constructor(services: Services) {
    this.#services = services;
    services.match.onShown(() => this.#follow());
  }

  /** Whether values are shown and kept up to date with the match; never where they are locked. */
  readonly on = $derived.by(() => this.#on && !this.#services.tasks.locks('no-analysis'));

  get #view(): MatchView | undefined {
    return this.#services.match.view;
  }

  /** The analysis of the position on the table; undefined while analysis is off. */
  readonly analysis = $derived.by(() =>
    this.on && this.#found?.revision === this.#view?.revision ? this.#found : undefined,
  );
  /** The move of the hint. */
  readonly hint = $derived.by(() =>
    this.#hinted?.revision === this.#view?.revision ? this.#hinted?.move : undefined,
  );
  /** The values of the match's positions, as far as they are known, while analysis is on. */
  readonly values: Pick<HistoryView, 'values' | 'probabilities'> = $derived.by(() => ({
    values: keptValues(this.#values, this.#view),
    probabilities: this.#values?.probabilities ?? false,
  }));
  /** The value of each legal move, by its notation; empty while analysis is off or if values are probabilities. */
  readonly ratings = $derived(this.#ratingsIf(false));
  /** The probability of winning with each legal move, by its notation; empty while analysis is off. */
  readonly chances = $derived(this.#ratingsIf(true));

  toggle(): void {
    if (this.proving) void this.#services.notices.attempt(() => ask('leaveProof'));
    this.#on = !this.#on;
    this.#found = undefined;
    this.#values = undefined;
    this.#turn.drop();
    this.#follow();
  }

  /** Requests the analysis of the shown position, while analysis is on. */
  #follow(): void {
    const view = this.#view;
    this.proving = false;
    if (view === undefined || !this.on) return;
    const { revision } = view;
    const attempted = this.#services.notices.attempt(() =>
      this.#turn.run(async (wait) => {
        const analysis = await wait(ask('analyse', { revision }));
        if (analysis === null) return;
        this.#found = analysis;
        await this.#valueFrom(this.values.values.length, view, wait);
        await this.#prove(view, analysis, wait);
      }),
    );
    void attempted.then((done) => {
      if (done) return;
      this.proving = false;
      // Otherwise the panel would wait for ever; another click asks again.
      if (this.analysis === undefined) this.#on = false;
    });
  }

  /** Estimates are shown until they are proven: first that of the position on the table, for which somebody waits. */
  async #prove(view: MatchView, { probabilities, value }: AnalysisView, wait: Wait): Promise<void> {
    const isToProve = (each: Value | null) => each !== null && isEstimate(each);
    if (!probabilities) return;
    const { revision } = view;
    for (const line of [false, true]) {
      const shown = line ? this.values.values.map((each) => each.value) : [value];
      if (!shown.some(isToProve)) continue;
      this.proving = true;
      const proven = await wait(ask('prove', { revision, line }));
      this.proving = false;
      if (proven === null) continue;
      this.#found = proven;
      await this.#valueFrom(0, view, wait);
    }
  }

  /** Shows the best move. @param named - the one that words name, in notation, if several are as good. */
  showHint(named?: string): void {
    const view = this.#view;
    if (view?.state.kind !== 'person') return;
    const { revision } = view;
    void this.#services.notices.attempt(async () => {
      const analysis = this.analysis ?? (await ask('analyse', { revision }));
      const moves = analysis?.moves ?? [];
      const best = moves.find(({ move }) => move === named) ?? moves[0];
      if (best === undefined || revision !== this.#view?.revision) return;
      this.#hinted = { revision, move: best.move };
      const text = sentence(wordsAt(view).say(best.text));
      this.#services.announcer.say(words().text('board.announcement.hint', { text }));
    });
  }

  /** Requests the unknown values, some positions at a time. */
  async #valueFrom(from: number, view: MatchView, wait: Wait): Promise<void> {
    if (from > pliesOf(view).length) return;
    const { revision } = view;
    const history = await wait(ask('history', { revision, from }));
    if (history === null || history.values.length === 0) return;
    const { values, probabilities } = history;
    const before = this.values.values.slice(0, from);
    this.#values = { view, values: [...before, ...values], probabilities };
    await this.#valueFrom(from + history.values.length, view, wait);
  }

  #ratingsIf(probabilities: boolean): ReadonlyMap<string, Value> {
    const { analysis } = this;
    const moves = analysis?.probabilities === probabilities ? analysis.moves : [];
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    return new Map(moves.map(({ move, value }) => [move, value]));
  }
}
