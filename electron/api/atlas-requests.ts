import { z } from 'zod';

/** A combination, a digit for each axis. */
const point = z
  .string()
  .max(60)
  .regex(/^[0-9]+$/);

/** What windows can ask about the games that are solved beforehand. */
export const atlasRequests = {
  /** The atlas of the first game that has one. */
  atlas: z.undefined(),
  /** What can be said of one of its combinations, and those that differ from it in one rule. */
  atlasPoint: z.strictObject({ point }),
  copyAtlasCommand: z.strictObject({ point }),
} as const;
