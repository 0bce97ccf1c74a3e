import type { Outcome } from '../game.ts';
import type { Match } from '../match.ts';
import type { Settlement } from '../settlement.ts';
import type { GameTree } from './duel-record.ts';
import type { Turnoff } from './tree.ts';

/** A game with all that was played in it, and what was noted of it. */
export type KeptTree = Pick<GameTree, 'tags' | 'comment' | 'moves' | 'at'>;

/** The game on the table with all that was played in it; the match there follows one of its lines. */
export interface OpenTree extends Omit<KeptTree, 'at'> {
  /** The line that the match follows; empty on the main line. */
  readonly path: readonly Turnoff[];
  /** How the main line ended, where the match follows another one. */
  readonly ended?: Outcome;
  /** How that was settled, where the moves don't say. */
  readonly settled?: Settlement;
}

/** A game on the table. */
export interface OpenGame {
  /** The line in which one stands. */
  readonly match: Match<unknown, unknown>;
  /** What else was played in it and noted of it; nothing where the match is all. */
  readonly tree?: OpenTree;
}
