import type { Holding } from './pose.ts';

/** A hand that is drawn still. */
export interface StillHandShown extends Holding {
  /** A player's number; 1 unless given. */
  readonly colour?: 1 | 2;
}

/** What a turn makes of some hands: a hand of the other player, then one's own. */
export interface HandsChanged {
  /** The hands before; none if those after it are all there is to see. */
  readonly before?: readonly StillHandShown[];
  readonly after: readonly StillHandShown[];
}
