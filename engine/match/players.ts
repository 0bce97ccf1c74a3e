import { z } from 'zod';
import {
  characters,
  erringPattern,
  grades,
  type Difficulty,
  type Erring,
} from '../computer/computer-players.ts';

/** The schema of {@link Difficulty}. */
export const difficultySchema: z.ZodType<Difficulty> = z.union([
  z.enum([...grades, ...characters]),
  z.string().regex(erringPattern) as unknown as z.ZodType<Erring>,
]);

/** Who sits at a seat: a person, or a computer of some strength. */
export type Player = z.infer<typeof playerSchema>;

/** How many characters a player's own name has at most. */
export const longestName = 40;

/** A name as it may be typed, or empty for none. It is one line: what controls a terminal or breaks a line is a space. */
export const typedName = z
  .string()
  .overwrite((name) => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
  .trim()
  .max(longestName);

/** A name of a player's own; without one the words name the player by the seat. */
const playerName = typedName.min(1);

/** The schema of {@link Player}. */
export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: playerName.optional() }),
  z.strictObject({
    kind: z.literal('computer'),
    name: playerName.optional(),
    difficulty: difficultySchema,
  }),
]);
