import { z } from 'zod';

/** How strong computer players can be, from weak to strong. */
export const difficulties = ['easy', 'medium', 'hard'] as const;

/** How strong a computer player is. */
export type Difficulty = (typeof difficulties)[number];

/** Who sits at a seat: a person, or a computer of some strength. */
export type Player = z.infer<typeof playerSchema>;

/** The schema of {@link Player}. */
export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: z.string().min(1).max(40) }),
  z.strictObject({
    kind: z.literal('computer'),
    name: z.string().min(1).max(40),
    difficulty: z.enum(difficulties),
  }),
]);
