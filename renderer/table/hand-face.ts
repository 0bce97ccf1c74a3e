import type { Value } from '../../electron/api/analysis-view.ts';
import type { Ghost } from '../hands/badge-words.ts';
import type { HandState, Holding, Posture } from '../hands/pose.ts';

/** The look of a hand on the table, and the actions with it. */
export interface HandFace {
  readonly value: number;
  readonly posture: Posture;
  readonly state: HandState;
  /** The accessible name. */
  readonly name: string;
  /** Whether it belongs to the person to move. */
  readonly own: boolean;
  /** Whether acting on it does something. */
  readonly enabled: boolean;
  /** Whether it can be picked up. */
  readonly liftable: boolean;
  readonly picked: boolean;
  readonly glowing: boolean;
  /** The reason why something can't be done with it. */
  readonly reason: string | undefined;
  /** The hand before the last move, if that changed it. */
  readonly was: Holding | undefined;
  /** The hand after the possible move. */
  readonly ghost: Ghost | undefined;
  readonly rating: Value | undefined;
}
