import { z } from 'zod';
import { visible } from '../../words/foreign-text.ts';
import {
  characters,
  erringPattern,
  grades,
  programPattern,
  type AddedProgram,
  type Difficulty,
  type Erring,
} from '../capabilities/computer-players.ts';

/** The schema of {@link Difficulty}. */
export const difficultySchema: z.ZodType<Difficulty> = z.union([
  z.enum([...grades, ...characters]),
  z.string().regex(erringPattern) as unknown as z.ZodType<Erring>,
  z.string().regex(programPattern) as unknown as z.ZodType<AddedProgram>,
]);

/** The player at a seat: a person, or a computer of some strength. */
export type Player = z.infer<typeof playerSchema>;

/** The most characters of a name. */
export const longestName = 40;

/** A typed name, empty for one that a reader doesn't see. Control characters and line breaks become spaces. */
export const typedName = z
  .string()
  .overwrite((name) => visible(name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')))
  .max(longestName);

/** A player without a name is named by the seat. */
const playerName = typedName.transform((name) => (name === '' ? undefined : name)).optional();

/** The schema of {@link Player}. */
export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: playerName }),
  z.strictObject({
    kind: z.literal('computer'),
    name: playerName,
    difficulty: difficultySchema,
  }),
]);
