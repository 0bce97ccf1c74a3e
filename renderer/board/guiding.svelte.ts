import type { GuideView } from '../../electron/api/guide-view.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import { wordsAt } from '../players/naming.ts';
import type { Services } from '../services/services.svelte.ts';

/** What a guide says of the match on the table, while the preferences want one. */
export class Guiding {
  /** What was found last, and of which match. */
  #found = $state.raw<{ readonly gameNumber: number; readonly guide: GuideView }>();
  /** The last revision announced, so that nothing is heard twice. */
  #announced = -1;
  readonly #services: Services;
  readonly #turn = new Latest();

  constructor(services: Services) {
    this.#services = services;
    services.match.onShown(() => this.follow());
  }

  readonly on = $derived.by(() => this.#services.preferences.view?.appearance.guide === true);

  get #view(): MatchView | undefined {
    return this.#services.match.view;
  }

  /** What was said last of this match, until something newer is known, so that nothing blinks between two moves. */
  readonly latest = $derived.by(() =>
    this.#found?.gameNumber === this.#view?.gameNumber ? this.#found?.guide : undefined,
  );

  /** What is said of the match as it stands; nothing before that is known. */
  readonly said = $derived.by(() =>
    this.latest?.revision === this.#view?.revision ? this.latest : undefined,
  );

  /** Asks what there is to say of the match as it is shown, while a guide is wanted. */
  follow(): void {
    const view = this.#view;
    if (!this.on || view === undefined) return;
    const { gameNumber, revision } = view;
    void this.#services.notices.attempt(() =>
      this.#turn.run(async (wait) => {
        const found = await wait(ask('guide', { revision }));
        if (found === null || !this.on || revision !== this.#view?.revision) return;
        this.#found = { gameNumber, guide: found };
        this.#tell(found, view);
      }),
    );
  }

  /** Says it where a person is to move, or the match is over. */
  #tell({ revision, after, before, here }: GuideView, view: MatchView): void {
    if (view.state.kind === 'computer' || revision === this.#announced) return;
    if (here !== null && this.#services.predictions.isOpen(here)) return;
    this.#announced = revision;
    const said = after === null ? before : [after, ...before];
    this.#services.announcer.say(said.map(wordsAt(view).say).join(' '));
  }
}
