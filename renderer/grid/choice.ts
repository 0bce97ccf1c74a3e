/** What the keyboard and the mouse do with the rows of a grid. */
export interface Choice {
  /** The row that keys act on; -1 for none. */
  readonly active: number;
  readonly isChosen: (index: number) => boolean;
  /** Makes a row the active one. @param keep - whether what is chosen stays as it is. */
  readonly go: (index: number, keep: boolean) => void;
  readonly open: (index: number) => void;
  /** How several rows are chosen; without it one row is. */
  readonly several?: {
    readonly extend: (index: number) => void;
    readonly toggle: (index: number) => void;
    readonly chooseAll: () => void;
  };
  /** Hears the keys that the grid has no use for. */
  readonly onkey?: (event: KeyboardEvent) => void;
}
