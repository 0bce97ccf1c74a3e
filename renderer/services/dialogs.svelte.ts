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
  #open = $state.raw<readonly { readonly name: DialogName; readonly props: unknown }[]>([]);

  open<Name extends DialogName>(
    name: Name,
    ...[props]: undefined extends DialogProps[Name]
      ? [props?: DialogProps[Name]]
      : [DialogProps[Name]]
  ): void {
    const isKept = (other: DialogName) => onTop.includes(name) && !onTop.includes(other);
    this.#open = [...this.#open.filter((each) => isKept(each.name)), { name, props }];
  }

  close(name: DialogName): void {
    this.#open = this.#open.filter((each) => each.name !== name);
  }

  isOpen(name: DialogName): boolean {
    return this.#open.some((each) => each.name === name);
  }

  get anyOpen(): boolean {
    return this.#open.length > 0;
  }

  /** What a dialog was opened with; undefined while it isn't open. */
  propsOf<Name extends DialogName>(name: Name): DialogProps[Name] | undefined {
    const found = this.#open.find((each) => each.name === name);
    return found?.props as DialogProps[Name] | undefined;
  }
}
