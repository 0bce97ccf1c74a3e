import type { Value } from '../../electron/api/analysis-view.ts';
import type { Ghost } from '../hands/badge-words.ts';
import type { HandState, Posture } from '../hands/pose.ts';

/** How a table shows one hand, and what can be done with it. */
export interface HandFace {
  readonly value: number;
  readonly posture: Posture;
  readonly state: HandState;
  /** What a screen reader says. */
  readonly name: string;
  /** One of the hands of the person who is to act. */
  readonly own: boolean;
  /** Something comes of acting on it. */
  readonly enabled: boolean;
  /** Can be picked up. */
  readonly liftable: boolean;
  readonly picked: boolean;
  readonly glowing: boolean;
  /** Why something can't be done with it. */
  readonly reason: string | undefined;
  /** What it would be. */
  readonly ghost: Ghost | undefined;
  readonly rating: Value | undefined;
}
