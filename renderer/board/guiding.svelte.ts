import type { GuideView } from '../../electron/api/guide-view.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { PreferencesView } from '../../electron/api/preferences.ts';
import { Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import { wordsAt } from '../players/naming.ts';

/** What guiding needs of the board that it is done on. */
export interface GuidedBoard {
  view(): MatchView | undefined;
  preferences(): PreferencesView | undefined;
  /** Does something, and tells why where it is refused. */
  attempt(action: () => unknown): Promise<boolean>;
  /** Has a screen reader say something. */
  announce(text: string): void;
}

/** What a guide says of the match on the table, while the preferences want one. */
export class Guiding {
  /** What was found last, and of which match. */
  #found = $state.raw<{ readonly deal: number; readonly guide: GuideView }>();
  /** The revision of which something was told, so that nothing is heard twice. */
  #told = -1;
  readonly #board: GuidedBoard;
  readonly #turn = new Latest();

  constructor(board: GuidedBoard) {
    this.#board = board;
  }

  readonly on = $derived.by(() => this.#board.preferences()?.appearance.guide === true);

  /** What was said last of this match, until something newer is known, so that nothing blinks between two moves. */
  readonly latest = $derived.by(() =>
    this.#found?.deal === this.#board.view()?.deal ? this.#found?.guide : undefined,
  );

  /** What is said of the match as it stands; nothing before that is known. */
  readonly said = $derived.by(() =>
    this.latest?.revision === this.#board.view()?.revision ? this.latest : undefined,
  );

  /** The match is another one, or has gone on. */
  goOn(): void {
    const view = this.#board.view();
    if (!this.on || view === undefined) return;
    const { deal, revision } = view;
    void this.#board.attempt(() =>
      this.#turn.run(async (wait) => {
        const found = await wait(ask('guide', { revision }));
        if (found === null || !this.on || revision !== this.#board.view()?.revision) return;
        this.#found = { deal, guide: found };
        this.#tell(found, view);
      }),
    );
  }

  /** Says it where a person is to move, or the match is over. */
  #tell({ revision, after, before }: GuideView, view: MatchView): void {
    if (view.state.kind === 'computer' || revision === this.#told) return;
    this.#told = revision;
    const said = after === null ? before : [after, ...before];
    this.#board.announce(said.map(wordsAt(view).say).join(' '));
  }
}
