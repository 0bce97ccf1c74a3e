import type { Refusal } from '../refusal.svelte.ts';
import type { Hand, Target } from '../hands/which-hand.ts';
import type { GameId, MoveView } from '../../electron/api/match-view.ts';

/** What the person to move has picked up and can do with it, as far as a table of hands needs it. */
export interface HandChoices<Id extends GameId = GameId> {
  /** The reason of the last refusal. */
  readonly refusal: Refusal;
  /** Whether a choice is open. */
  readonly choosing: boolean;
  /** Whether there is nothing for {@link HandChoices.clear} to clear. */
  readonly idle: boolean;
  pick(hand: Hand): void;
  /** Acts on a hand. @returns the move to play, if no choice is left. */
  act(target: Target): MoveView<Id> | undefined;
  /** Drops a hand onto another, or beside all of them. @returns the move to play, as for `act`. */
  drop(from: Hand, target: Target | undefined): MoveView<Id> | undefined;
  /** Puts the hand down and closes any choice. */
  clear(): void;
}
