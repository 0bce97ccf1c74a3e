import { ask } from '../bridge.ts';
import type { MatchView, PlayedView } from '../../electron/api/match-view.ts';
import { nodeAt, type Path, type Place } from '../../electron/api/tree.ts';
import { copiedPath, copiedPlace } from '../services/match.svelte.ts';
import type { Services } from '../services/services.svelte.ts';
import { words } from '../words.svelte.ts';

/** The board's commands for variations and comments. */
export class Variations {
  /** The move whose comment is being edited. */
  commented = $state.raw<{
    /** Its match; another one may come to the table meanwhile. */
    readonly gameNumber: number;
    readonly place: Place;
    readonly notation: string;
    readonly comment: string;
    readonly marks: readonly number[];
  }>();
  #deleted = $state<number>();
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  get #view(): MatchView | undefined {
    return this.#services.match.view;
  }

  /** Whether a deleted variation of this match can be restored. */
  readonly canRestore = $derived.by(
    () => this.#deleted !== undefined && this.#deleted === this.#view?.gameNumber,
  );

  /** Opens the comment on the current move. */
  openComment(): void {
    const view = this.#view;
    const node = view && nodeAt<PlayedView>(view.tree, view);
    if (view === undefined || node === undefined) return;
    const { ply, comment = '', marks = [] } = node;
    this.commented = {
      gameNumber: view.gameNumber,
      place: copiedPlace(view),
      notation: ply.notation,
      comment,
      marks,
    };
    this.#services.dialogs.open('comment');
  }

  /** Saves the comment and marks of the edited move. */
  async note(comment: string, marks: readonly number[]): Promise<boolean> {
    const { commented } = this;
    if (commented === undefined) return false;
    const { gameNumber, place, notation } = commented;
    return this.#services.notices.attempt(() => {
      if (gameNumber !== this.#view?.gameNumber)
        throw new Error(words().text('variations.other-match'));
      return ask('annotate', { place: copiedPlace(place), notation, comment, marks: [...marks] });
    });
  }

  /** Makes a variation the main line. */
  promote(path: Path): void {
    this.#asOf((revision) => ask('promoteVariation', { path: copiedPath(path), revision }));
  }

  /** Deletes a variation, which can then be restored. */
  remove(path: Path): void {
    const gameNumber = this.#view?.gameNumber;
    this.#asOf(async (revision) => {
      await ask('deleteVariation', { path: copiedPath(path), revision });
      this.#deleted = gameNumber;
    });
  }

  restore(): void {
    this.#deleted = undefined;
    void this.#services.notices.attempt(() => ask('restoreVariation'));
  }

  /** Closes the offer to restore a variation. */
  forget(): void {
    this.#deleted = undefined;
  }

  #asOf(action: (revision: number) => unknown): void {
    void this.#services.match.asOf(action);
  }
}
