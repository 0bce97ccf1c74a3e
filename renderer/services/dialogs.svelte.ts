import type { MatchView } from '../../electron/api/match-view.ts';

/** What ends a match, so that it is asked first. */
export type Ending = 'resign' | 'offerDraw' | 'claimDraw' | 'restart';

/** What each dialog of the board is opened with, by its name. */
export interface DialogProps {
  about: undefined;
  /** Of the move after which one stands. */
  comment: undefined;
  'draw-offer': undefined;
  /** What would end the match. */
  ending: { readonly by: Ending };
  keys: undefined;
  /** The game to begin with; that of the match on the table if none is given. With `persons`, two of them sit down. */
  'new-game': { readonly game?: string; readonly persons?: true } | undefined;
  'recent-files': undefined;
  /** The game whose rules are read; that of the match on the table if none is given. */
  rules: { readonly game?: MatchView['game'] | undefined } | undefined;
  'set-up': undefined;
  share: undefined;
}

export type DialogName = keyof DialogProps;

/** What is looked up beside something else: it lies on top of the dialog that is open, which stays. */
const onTop: readonly DialogName[] = ['rules', 'keys'];

/**
 * Which dialog of the board is open: one at a time, and on it what is looked up meanwhile. What a dialog asks itself lies
 * on top of it, and is its own matter.
 */
export class Dialogs {
  #open = $state.raw<OpenedWith>();
  #onTop = $state.raw<OpenedWith>();

  open<Name extends DialogName>(
    name: Name,
    ...[props]: undefined extends DialogProps[Name]
      ? [props?: DialogProps[Name]]
      : [DialogProps[Name]]
  ): void {
    if (onTop.includes(name)) {
      this.#onTop = { name, props };
    } else {
      this.#open = { name, props };
      this.#onTop = undefined;
    }
  }

  close(name: DialogName): void {
    if (!this.isOpen(name)) return;
    if (onTop.includes(name)) this.#onTop = undefined;
    else this.#open = undefined;
  }

  isOpen(name: DialogName): boolean {
    return this.#opened(name)?.name === name;
  }

  get anyOpen(): boolean {
    return this.#open !== undefined || this.#onTop !== undefined;
  }

  /** What a dialog was opened with; undefined while it isn't open. */
  propsOf<Name extends DialogName>(name: Name): DialogProps[Name] | undefined {
    const opened = this.#opened(name);
    return opened?.name === name ? (opened.props as DialogProps[Name]) : undefined;
  }

  /** What is open where a dialog would be. */
  #opened(name: DialogName): OpenedWith | undefined {
    return onTop.includes(name) ? this.#onTop : this.#open;
  }
}

interface OpenedWith {
  readonly name: DialogName;
  readonly props: unknown;
}
