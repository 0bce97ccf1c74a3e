import type { MatchView } from '../../electron/api/match-view.ts';

/** The ways to end a match that need confirmation. */
export type Ending = 'resign' | 'offerDraw' | 'claimDraw' | 'restart';

/** The parameters of each dialog of the board. */
export interface DialogProps {
  about: undefined;
  /** Edits the comment on the current move. */
  comment: undefined;
  'draw-offer': undefined;
  /** Confirms the end of the match. */
  ending: { readonly by: Ending };
  keys: undefined;
  /** Asks for the code that ends a kiosk. */
  'leave-kiosk': undefined;
  /**
   * The game to start with; by default that of the match on the table. With `persons`, the first
   * two seats get persons; with `guided`, the guide is on.
   */
  'new-game':
    | { readonly game?: string; readonly persons?: true; readonly guided?: true }
    | undefined;
  'recent-files': undefined;
  /** The game whose rules are shown, by default that of the match on the table, and the labels of settings to mark. */
  rules:
    | { readonly game?: MatchView['game'] | undefined; readonly marked?: readonly string[] }
    | undefined;
  'set-up': undefined;
  share: undefined;
  /** Asks who is playing. */
  who: undefined;
}

export type DialogName = keyof DialogProps;

/** Dialogs for reference, which open on top of another dialog. */
const onTop: readonly DialogName[] = ['rules', 'keys'];

/**
 * The open dialog of the board: one at a time, with one for reference on top of it. A dialog's own
 * questions are not handled here.
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

  /** A dialog's parameters; undefined while it isn't open. */
  propsOf<Name extends DialogName>(name: Name): DialogProps[Name] | undefined {
    const opened = this.#opened(name);
    return opened?.name === name ? (opened.props as DialogProps[Name]) : undefined;
  }

  /** The open dialog in a dialog's layer. */
  #opened(name: DialogName): OpenedWith | undefined {
    return onTop.includes(name) ? this.#onTop : this.#open;
  }
}

interface OpenedWith {
  readonly name: DialogName;
  readonly props: unknown;
}
