import { z } from 'zod';

/** How strong computer players can be, from weak to strong. */
export const difficulties = ['easy', 'medium', 'hard'] as const;

/** How strong a computer player is. */
export type Difficulty = (typeof difficulties)[number];

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
    difficulty: z.enum(difficulties),
  }),
]);
