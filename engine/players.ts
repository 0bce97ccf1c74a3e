import { z } from 'zod';
import {
  characters,
  erringPattern,
  grades,
  type Difficulty,
  type Erring,
} from './computer-players.ts';

/** The schema of {@link Difficulty}. */
export const difficultySchema: z.ZodType<Difficulty> = z.union([
  z.enum([...grades, ...characters]),
  z.string().regex(erringPattern) as unknown as z.ZodType<Erring>,
]);

/** Who sits at a seat: a person, or a computer of some strength. */
export type Player = z.infer<typeof playerSchema>;

/** How many characters a player's own name has at most. */
export const longestName = 40;

/** A name of a player's own; without one the words name the player by the seat. */
const playerName = z.string().trim().min(1).max(longestName);

/** The schema of {@link Player}. */
export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: playerName.optional() }),
  z.strictObject({
    kind: z.literal('computer'),
    name: playerName.optional(),
    difficulty: difficultySchema,
  }),
]);
