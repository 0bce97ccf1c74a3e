import type { Hand, Target } from '../hands/which-hand.ts';
import type { GameId, MatchViewOf } from '../../electron/api/match-view.ts';
import type { DrawnWays } from './hand-ways.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';
import type { Place } from './place.ts';

/** The properties that every seat of a table of hands gets. */
export interface SeatProps<Id extends GameId = GameId> {
  readonly view: MatchViewOf<Id>;
  readonly seat: number;
  readonly place: Place;
  readonly motion: Motion;
  readonly thinking: boolean;
  /** The view that the table shows: the one before the move, until hands have touched. */
  readonly shown: MatchViewOf<Id>;
  /** The last move, if the table shows it. */
  readonly last: DrawnWays | undefined;
  readonly onpick: (hand: Hand) => void;
  readonly onact: (hand: Hand) => void;
  readonly ondrop: (from: Hand, target: Target | undefined) => void;
}
