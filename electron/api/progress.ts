import { z } from 'zod';
import type { Grade } from '../../engine/capabilities/computer-players.ts';
import type { NextStep } from '../../engine/learner/next-step.ts';
import type { GamePath, Station } from '../../engine/learner/path.ts';
import { at, request } from './contract.ts';

export type { NextStep, Station };

/** The way through a game, and what comes next there. */
export interface GamePathView extends GamePath {
  readonly next: NextStep;
  /** The strongest computer that the learner has beaten without help; null if none. */
  readonly beaten: Grade | null;
}

/** What comes next, and the ways through all games. */
export interface PathView {
  readonly next: NextStep;
  readonly games: readonly GamePathView[];
  /** Whether today's puzzle was solved, or its solution looked at. */
  readonly isDailyDone: boolean;
}

/** The requests about all that a learner did. */
export const progressRequests = {
  /** Returns what comes next in each game and at all. */
  path: request(z.strictObject({ at })).answeredBy<PathView>(),
  /** Forgets all of it, and restarts the program. The old journal is kept under another name. */
  forgetProgress: request(z.undefined()),
} as const;
