/** How the keyboard and the mouse select rows of a grid. */
export interface Choice {
  /** The row that keys act on; -1 for none. */
  readonly active: number;
  readonly isChosen: (index: number) => boolean;
  /** Makes a row active. @param keep - whether the selection stays as it is. */
  readonly go: (index: number, keep: boolean) => void;
  readonly open: (index: number) => void;
  /** Selects several rows; without it only one row is selected. */
  readonly several?: {
    readonly extend: (index: number) => void;
    readonly toggle: (index: number) => void;
    readonly chooseAll: () => void;
  };
  /** Drags a row, and with it the other selected ones. */
  readonly drag?: ((index: number, event: DragEvent) => void) | undefined;
  /** Receives the keys that the grid doesn't use. */
  readonly onkey?: (event: KeyboardEvent) => void;
}
