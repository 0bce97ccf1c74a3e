import { z } from 'zod';

/** How strong computer players can be, from weak to strong. */
export const grades = ['easy', 'medium', 'hard'] as const;

/** How strong a computer player is. */
export type Grade = (typeof grades)[number];

/** Computer players that are known by how they go wrong: see `computer/characters.ts`. */
export const characters = [
  'striker',
  'one-ply',
  'three-plies',
  'no-splits',
  'traps',
  'perfect',
] as const;

/** A computer player that is known by how it goes wrong. */
export type Character = (typeof characters)[number];

/** A computer player that plays perfectly but for one of so many decisions, in which it takes any legal move. */
export type Erring = `errs-1-in-${number}`;

/** Which computer player it is. */
export type Difficulty = Grade | Character | Erring;

/** An erring player errs in one of so many decisions: from every other one to hardly ever. */
export const oftenest = 2;
export const seldomest = 50;

/** The names of all computer players, the erring ones by one that stands for all, as a sentence lists them. */
export const difficultyNames: readonly string[] = [...grades, ...characters, 'errs-1-in-N'];

const erringPattern = /^errs-1-in-([2-9]|[1-4][0-9]|50)$/;

/** The schema of {@link Difficulty}. */
export const difficultySchema: z.ZodType<Difficulty> = z.union([
  z.enum([...grades, ...characters]),
  z.string().regex(erringPattern) as unknown as z.ZodType<Erring>,
]);

/** The computer player of that name; nothing where there is none. */
export function difficultyOf(name: string): Difficulty | undefined {
  const difficulty = difficultySchema.safeParse(name);
  return difficulty.success ? difficulty.data : undefined;
}

/** The player who errs in one of so many decisions, from {@link oftenest} to {@link seldomest}. */
export function erringIn(decisions: number): Erring {
  return `errs-1-in-${decisions}`;
}

/** In one of how many decisions a player errs; nothing where it is none of those. */
export function errsIn(difficulty: Difficulty): number | undefined {
  const [, decisions] = erringPattern.exec(difficulty) ?? [];
  return decisions === undefined ? undefined : Number(decisions);
}

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
