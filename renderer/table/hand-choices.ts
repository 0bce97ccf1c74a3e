import type { Hand, Target } from '../hands/which-hand.ts';
import type { GameId, MoveView } from '../../electron/api/match-view.ts';

/** What the person to act has picked up and can do with it, as far as a table of hands must know. */
export interface HandChoices<Id extends GameId = GameId> {
  /** Why what was asked for can't be had. */
  readonly note: string;
  /** Something lies open to choose from. */
  readonly choosing: boolean;
  /** Nothing is picked up or said that {@link HandChoices.clear} would put away. */
  readonly idle: boolean;
  pick(hand: Hand): void;
  /** Acts on a hand. @returns the move to play, where that leaves nothing to choose. */
  act(target: Target): MoveView<Id> | undefined;
  /** Drops a hand onto another, or beside all of them. @returns the move to play, as `act` does. */
  drop(from: Hand, target: Target | undefined): MoveView<Id> | undefined;
  /** Puts everything down and closes what can be closed. */
  clear(): void;
}
