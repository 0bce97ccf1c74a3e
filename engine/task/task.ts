import { z } from 'zod';
import { difficultySchema, playerSchema } from '../match/players.ts';
import { largestSeed } from '../random.ts';
import { settingsSchema } from '../settings/settings.ts';
import {
  longestInstructions,
  longestQuestion,
  longestTaskName,
  matchGoals,
  mostItems,
  mostMinutes,
  taskLocks,
} from './limits.ts';

const gameId = z.string().max(40);

const shared = {
  game: gameId,
  /** What the item asks, in the teacher's words; may be empty. */
  question: z.string().max(longestQuestion),
};

/** A position under its rules. */
const place = {
  ...shared,
  /** The settings that differ from the defaults. */
  settings: settingsSchema,
  /** In notation; the start of the game if missing. */
  position: z.string().max(1000).optional(),
  /** The player to move. */
  first: z.int().min(0).max(5),
};

/** The schema of {@link TaskItem}. */
export const taskItemSchema = z.discriminatedUnion('kind', [
  /** A move that gives nothing away is to be found. */
  z.strictObject({ kind: z.literal('move'), ...place }),
  /** The puzzle in a position is to be solved. */
  z.strictObject({ kind: z.literal('puzzle'), ...place }),
  /** Puzzles of a pack, by their numbers from 1. */
  z.strictObject({
    kind: z.literal('puzzles'),
    ...shared,
    /** The pack's name within its game. */
    pack: z.string().max(40),
    seed: z.int().min(0).max(largestSeed),
    from: z.int().min(1).max(1_000_000),
    to: z.int().min(1).max(1_000_000),
  }),
  z.strictObject({
    kind: z.literal('lesson'),
    ...shared,
    /** The lesson's name within its game. */
    lesson: z.string().max(40),
  }),
  /** A match against computers. */
  z.strictObject({
    kind: z.literal('match'),
    ...place,
    players: z.array(playerSchema).min(2).max(6),
    goal: z.enum(matchGoals),
    /** What chance does follows from it, the same for everyone. */
    seed: z.int().min(0).max(largestSeed).optional(),
  }),
]);

/** One thing to do in a task. */
export type TaskItem = z.infer<typeof taskItemSchema>;

/** The items of one kind. */
export type TaskItemOf<Kind extends TaskItem['kind']> = Extract<TaskItem, { kind: Kind }>;

/** The schema of {@link Task}. */
export const taskSchema = z.strictObject({
  name: z.string().max(longestTaskName),
  /** May be empty. */
  instructions: z.string().max(longestInstructions),
  /** What isn't available while the task runs. */
  locks: z.array(z.enum(taskLocks)),
  /** The time for all of it, from when it is first opened; no limit if missing. */
  minutes: z.int().min(1).max(mostMinutes).optional(),
  /** The games and the computers that remain open; all if missing. */
  games: z.array(gameId).max(20).optional(),
  computers: z.array(difficultySchema).max(20).optional(),
  /** The folder where the teacher wants the results. */
  folder: z.string().max(500).optional(),
  items: z.array(taskItemSchema).max(mostItems),
});

/** What a teacher gives a class to do, see `docs/duel-format.md`. */
export type Task = z.infer<typeof taskSchema>;
