import { z } from 'zod';
import { practicePlace } from './practice-requests.ts';

const { game, settings } = practicePlace;

/** What windows can ask about the positions of a game, apart from the match on the table. */
export const explorerRequests = {
  /** What a position and its moves are worth, and how often they were played. */
  explore: z.strictObject({ ...practicePlace, position: z.string().max(1000) }),
  /** How the game ends from there where all play at random. */
  exploreAtRandom: z.strictObject({ ...practicePlace, position: z.string().max(1000) }),
  /** All positions of a game, laid out; it is to be so much wider than high, where it can. */
  stateMap: z.strictObject({ game, settings, aspect: z.number().min(0.2).max(5) }),
  /** Nobody waits any more for what was asked last. */
  leaveExplorer: z.undefined(),
  /** Where on the map of its game the match was, in the view of that revision. */
  matchOnMap: z.strictObject({ revision: z.int().min(0) }),
} as const;
