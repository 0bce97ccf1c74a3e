import type { Component } from 'svelte';
import type { Exact, MatchView, MoveView } from '../../electron/api.ts';
import ChopsticksTable from '../chopsticks/ChopsticksTable.svelte';
import type { Motion } from '../hands/hand-motion.svelte.ts';

/** What every game's table is given. */
export interface TableProps {
  view: MatchView;
  motion: Motion;
  /** The move that a hint points at, in notation. */
  hint: string | undefined;
  /** What each legal move is worth, by its notation; empty while analysis is off. */
  ratings: ReadonlyMap<string, Exact>;
  /** The computer has been thinking long enough to say so. */
  thinking: boolean;
  onplay: (move: MoveView) => void;
}

/** How each game is drawn, by its id. */
export const tables: Readonly<Record<string, Component<TableProps>>> = {
  chopsticks: ChopsticksTable,
};
