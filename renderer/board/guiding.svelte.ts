import type { GuideView } from '../../electron/api/analysis-view.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import { wordsAt } from '../players/naming.ts';
import type { Predictable } from '../services/predictions.svelte.ts';
import type { Services } from '../services/services.svelte.ts';

/** The guide's advice on the match on the table, if it is a guided one. */
export class Guiding {
  /** The newest advice, and its match. */
  #found = $state.raw<{ readonly gameNumber: number; readonly guide: GuideView }>();
  /** The last revision announced, so that nothing is announced twice. */
  #announced = -1;
  /** Takes the last announcement back. */
  #takeBack = (): void => undefined;
  readonly #services: Services;
  readonly #isKept: () => boolean;
  readonly #turn = new Latest();

  /** @param isKept - whether a class is to find out by itself what the advice would say. */
  constructor(services: Services, isKept: () => boolean) {
    this.#services = services;
    this.#isKept = isKept;
    services.match.onShown(() => this.follow());
  }

  readonly on = $derived.by(
    () => this.#services.match.view?.guided === true && !this.#services.tasks.locks('no-hints'),
  );

  get #view(): MatchView | undefined {
    return this.#services.match.view;
  }

  /**
   * The newest advice on this match; it stays until newer arrives, so that nothing flickers between
   * moves.
   */
  readonly latest = $derived.by(() =>
    this.#found?.gameNumber === this.#view?.gameNumber ? this.#found?.guide : undefined,
  );

  /** The advice on the current position; undefined until it is known. */
  readonly said = $derived.by(() =>
    this.latest?.revision === this.#view?.revision ? this.latest : undefined,
  );

  /** The position that the user predicts before any value of it is shown. */
  readonly asked = $derived.by((): Predictable | undefined => {
    const here = (this.on && this.said?.here) || null;
    return here !== null && this.#services.predictions.isOpen(here) ? here : undefined;
  });

  /** The move that the advice is about, in notation, unless the user is to predict first; drawn with its plan. */
  readonly move = $derived.by(() =>
    this.on && this.asked === undefined ? (this.said?.move ?? undefined) : undefined,
  );

  /** The moves of the plan that begins with that move. */
  readonly plan = $derived.by(() => (this.move === undefined ? [] : (this.said?.plan ?? [])));

  /** The first move of the plan. */
  readonly drawn = $derived(this.plan.length === 0 ? undefined : this.move);

  /** Requests advice on the shown match, while a guide is wanted. */
  follow(): void {
    const view = this.#view;
    if (this.latest === undefined) this.leave();
    if (!this.on || view === undefined) return;
    const { gameNumber, revision } = view;
    void this.#services.notices.attempt(() =>
      this.#turn.run(async (wait) => {
        const found = await wait(ask('guide', { revision }));
        if (found === null || !this.on || revision !== this.#view?.revision) return;
        this.#found = { gameNumber, guide: found };
        this.#announce(found, view);
      }),
    );
  }

  /** The match is no longer on show: a screen reader doesn't find its advice any more. */
  leave(): void {
    this.#takeBack();
  }

  /** Announces the advice on the current position, if it was kept until now. */
  sayKept(): void {
    const view = this.#view;
    if (this.on && this.said !== undefined && view !== undefined) this.#announce(this.said, view);
  }

  /** Announces the advice if a person is to move or the match is over. */
  #announce({ revision, after, before, here }: GuideView, view: MatchView): void {
    if (view.state.kind === 'computer' || revision === this.#announced || this.#isKept()) return;
    if (here !== null && this.#services.predictions.isOpen(here)) return;
    this.#announced = revision;
    const said = after === null ? before : [after, ...before];
    this.#takeBack();
    this.#takeBack = this.#services.announcer.say(said.map(wordsAt(view).say).join(' '));
  }
}
