import { ask } from '../bridge.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { Place, Turnoff } from '../../electron/api/tree-view.ts';
import type { Reached } from '../../electron/api/contract.ts';
import { words } from '../words.svelte.ts';
import { noteHere, standingIn } from './move-items.ts';

/** What the variations need of the board that they lie on. */
export interface VariationsHost {
  view(): MatchView | undefined;
  /** Does something, and tells why where it is refused. */
  attempt(action: () => unknown): Promise<boolean>;
  /** Does what leads to another moment of the match. */
  look(request: () => Promise<Reached>): Promise<number>;
}

/** What the board does with variations and comments. */
export class Variations {
  /** The move that is being commented. */
  commented = $state.raw<{
    /** Which match it is of: another one may come to the table meanwhile. */
    readonly deal: number;
    readonly place: Place;
    readonly notation: string;
    readonly comment: string;
    readonly marks: readonly number[];
  }>();
  commentOpen = $state(false);
  #deleted = $state<number>();
  readonly #host: VariationsHost;

  constructor(host: VariationsHost) {
    this.#host = host;
  }

  /** A variation of this match has been deleted, and can be had back. */
  readonly canRestore = $derived.by(
    () => this.#deleted !== undefined && this.#deleted === this.#host.view()?.deal,
  );

  /** Goes to any place of any line. */
  goTo(place: Place): void {
    this.#asOf((revision) =>
      this.#host.look(() => ask('goToPlace', { place: copied(place), revision })),
    );
  }

  /** Asks what is to be noted of the move after which one stands. */
  openComment(): void {
    const view = this.#host.view();
    const ply = view?.history[view.at - 1];
    if (view === undefined || ply === undefined) return;
    const { comment = '', marks = [] } = noteHere(view) ?? {};
    const { place } = standingIn(view);
    this.commented = { deal: view.deal, place, notation: ply.notation, comment, marks };
    this.commentOpen = true;
  }

  /** Notes something of the move that is being commented. */
  async note(comment: string, marks: readonly number[]): Promise<boolean> {
    const { commented } = this;
    if (commented === undefined) return false;
    const { deal, place, notation } = commented;
    return this.#host.attempt(() => {
      if (deal !== this.#host.view()?.deal) throw new Error(words().text('variations.other-match'));
      return ask('annotate', { place: copied(place), notation, comment, marks: [...marks] });
    });
  }

  /** Makes a variation the main line. */
  promote(path: readonly Turnoff[]): void {
    this.#asOf((revision) => ask('promoteVariation', { path: copiedPath(path), revision }));
  }

  /** Deletes a variation, which can be had back. */
  remove(path: readonly Turnoff[]): void {
    const deal = this.#host.view()?.deal;
    this.#asOf(async (revision) => {
      await ask('deleteVariation', { path: copiedPath(path), revision });
      this.#deleted = deal;
    });
  }

  restore(): void {
    this.#deleted = undefined;
    void this.#host.attempt(() => ask('restoreVariation'));
  }

  /** Puts away that a variation can be had back. */
  forget(): void {
    this.#deleted = undefined;
  }

  #asOf(action: (revision: number) => unknown): void {
    const view = this.#host.view();
    if (view !== undefined) void this.#host.attempt(() => action(view.revision));
  }
}

function copied({ path, at }: Place) {
  return { path: copiedPath(path), at };
}

function copiedPath(path: readonly Turnoff[]) {
  return path.map(({ ply, variation }) => ({ ply, variation }));
}
