import type { Table } from '../../engine/table.ts';

/** What is on the table. */
export interface SessionState {
  /** Grows with every change; what is asked and told of it later names it. */
  readonly revision: number;
  /** Which of the games begun since the program started this is. */
  readonly deal: number;
  readonly table: Table;
  /** Computers play for the persons for the time being. */
  readonly playedOn: boolean;
  readonly computers: Computers;
  /** Somebody has gone here through the moves, rather than played. */
  readonly looking: boolean;
}

/** What computers among themselves do: they play, wait, or make one move and wait again. */
export type Computers = 'play' | 'wait' | 'step';
