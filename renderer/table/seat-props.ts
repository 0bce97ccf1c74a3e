import type { Hand, Target } from '../hands/which-hand.ts';
import type { GameId, MatchViewOf } from '../../electron/api/match-view.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';
import type { Place } from './place.ts';

/** What a table of hands tells each seat, whatever the game. */
export interface SeatProps<Id extends GameId = GameId> {
  readonly view: MatchViewOf<Id>;
  readonly seat: number;
  readonly place: Place;
  readonly motion: Motion;
  readonly thinking: boolean;
  /** What ends the game is being acted out: nobody is to know yet who has won. */
  readonly ending: boolean;
  readonly onpick: (hand: Hand) => void;
  readonly onact: (hand: Hand) => void;
  readonly ondrop: (from: Hand, target: Target | undefined) => void;
}
