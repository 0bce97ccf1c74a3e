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

/** The player at a seat: a person, or a computer of some strength. */
export type Player = z.infer<typeof playerSchema>;

/** The most characters of a name. */
export const longestName = 40;

/** A typed name, empty for none. Control characters and line breaks become spaces. */
export const typedName = z
  .string()
  .overwrite((name) => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
  .trim()
  .max(longestName);

/** A player without a name is named by the seat. */
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
