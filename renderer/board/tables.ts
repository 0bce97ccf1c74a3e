import type { Component } from 'svelte';
import type { Exact, MatchView, MoveView, OddsView, SayingView } from '../../electron/api.ts';
import ChopsticksTable from '../chopsticks/ChopsticksTable.svelte';
import ScholarsTable from '../scholars-game/ScholarsTable.svelte';
import SummationTable from '../summation-duel/SummationTable.svelte';
import ConquestTable from '../digit-conquest/ConquestTable.svelte';
import type { Pace } from '../cards/flight.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';

/** What every game's table is given. */
export interface TableProps {
  view: MatchView;
  motion: Motion;
  /** The move that a hint points at, in notation. */
  hint: string | undefined;
  /** What each legal move is worth, by its notation; empty while analysis is off. */
  ratings: ReadonlyMap<string, Exact>;
  /** What each action is worth in a game with chance, while analysis is on. */
  odds?: OddsView | null;
  /** What a saying of the game advises, while analysis is on. */
  saying?: SayingView | null;
  /** How quickly what the program does is shown. */
  pace?: Pace;
  /** Is told when a coin is thrown that decides who begins, and when it has landed. */
  ontoss?: (inTheAir: boolean) => void;
  /** Whether a deck shows what is left in it. */
  cardCounting?: boolean;
  /** The computer has been thinking long enough to say so. */
  thinking: boolean;
  onplay: (move: MoveView) => void;
}

/** How each game is drawn, by its id. */
export const tables: Readonly<Record<string, Component<TableProps>>> = {
  chopsticks: ChopsticksTable,
  'scholars-game': ScholarsTable,
  'digit-conquest': ConquestTable,
  'summation-duel': SummationTable,
};
