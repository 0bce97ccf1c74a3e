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

/** Which dialog of the board is open: one at a time. What a dialog asks itself lies on top of it, and is its own matter. */
export class Dialogs {
  #open = $state.raw<{ readonly name: DialogName; readonly props: unknown }>();

  open<Name extends DialogName>(
    name: Name,
    ...[props]: undefined extends DialogProps[Name]
      ? [props?: DialogProps[Name]]
      : [DialogProps[Name]]
  ): void {
    this.#open = { name, props };
  }

  close(name: DialogName): void {
    if (this.isOpen(name)) this.#open = undefined;
  }

  isOpen(name: DialogName): boolean {
    return this.#open?.name === name;
  }

  get anyOpen(): boolean {
    return this.#open !== undefined;
  }

  /** What a dialog was opened with; undefined while it isn't open. */
  propsOf<Name extends DialogName>(name: Name): DialogProps[Name] | undefined {
    return this.#open?.name === name ? (this.#open.props as DialogProps[Name]) : undefined;
  }
}
