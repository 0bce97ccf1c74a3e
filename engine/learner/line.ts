import { z } from 'zod';
import { puzzleKinds, puzzleThemes, runModes } from '../capabilities/puzzle-pack.ts';
import { isDay } from '../puzzles/day.ts';
import { difficultySchema } from '../match/players.ts';
import { puzzlePlaceSchema } from '../puzzles/puzzle-place.ts';
import { largestSeed } from '../random.ts';
import { settingsSchema } from '../settings/settings.ts';
import { longestTask, mostItems, mostParts } from '../task/limits.ts';
import { isMoment } from './moment.ts';

/** How an exercise was decided: at once, after a wrong try, by a first wrong try, or by looking at the solution. */
const outcomes = ['right', 'wrong', 'after-wrong', 'shown'] as const;

const name = z.string().max(100);
/** When something was done. */
const when = {
  at: z.string().refine(isMoment).meta({ format: 'moment' }),
  /** Where the line belongs in the order of times (ms since 1970), if the clock was behind the line before; see `placed`. */
  order: z.int().optional(),
};

/** How a try came about. */
const how = {
  /** The moves since the exercise began in notation, with the replies; empty if the solution was looked at at once. */
  tried: z.array(z.string()).optional(),
  /** The number of the try since the exercise was on the table, from 1. */
  attempt: z.int().min(1).optional(),
  /** How often the right move was pointed at before. */
  hints: z.int().min(1).optional(),
  /** The seconds since the exercise was on the table. */
  seconds: z.number().nonnegative().optional(),
};

/** Which task it is, by the digest of its text, and who works on it. */
const ofTask = {
  task: z.string().regex(/^[\da-f]{64}$/),
  pupil: name,
};

/** The item of a task, and the exercise of the item, from 0. */
const ofPart = {
  item: z.int().min(0).max(mostItems),
  part: z.int().min(0).max(mostParts),
};

/** What makes a puzzle, and so tells it from others. */
export const openedPuzzleSchema = z.strictObject({
  pack: name,
  theme: z.enum(puzzleThemes).nullable(),
  seed: z.int().min(0).max(largestSeed),
  /** The puzzle's number in its pack, from 0. */
  number: z.int().min(0).max(1_000_000_000),
  /** Its place; null if its pack, seed and number determine it. */
  place: puzzlePlaceSchema.nullable(),
  /** The day whose daily puzzle it is; null for a puzzle of a pack. */
  day: z.string().refine(isDay).meta({ format: 'day' }).nullable(),
});

/** What makes a puzzle, see {@link openedPuzzleSchema}. */
export type OpenedPuzzle = z.infer<typeof openedPuzzleSchema>;

/** Where a puzzle came from: the puzzle that is open, which counts, or a run or the history, which don't. */
const puzzleSources = ['open', 'run', 'again'] as const;

/** A position in which a person made a mistake, with what identifies its place. */
const mistakeSchema = z.strictObject({
  /** Equal for the same position of the same game (`placeKey`). */
  id: z.string(),
  game: z.string(),
  /** The settings that differ from the defaults. */
  settings: settingsSchema,
  /** The position in notation, and the player to move. */
  position: z.string(),
  first: z.int().min(0),
  /** The moves played, in notation. */
  played: z.array(z.string()).min(1),
  /**
   * The values of the best and of the played ply to the player: 1 for a win, ½ for a draw, 0 for a loss.
   */
  best: z.number(),
  worth: z.number(),
  /** The computer that played against it; missing if there was none. */
  opponent: difficultySchema.optional(),
  /** Where it was made; in a match if missing. */
  from: z.enum(['puzzle', 'lesson']).optional(),
});

/** A mistake that a person made, see {@link mistakeSchema}. */
export type Mistake = z.infer<typeof mistakeSchema>;

/**
 * A line of the journal: something that a learner did. All progress follows from these lines by the functions of this
 * folder. A line is never changed; new kinds may be added.
 */
export const lineSchema = z.discriminatedUnion('what', [
  /** A puzzle was opened to be solved; it stays open until it is solved or shown. */
  z.strictObject({ what: z.literal('puzzle-opened'), ...when, puzzle: openedPuzzleSchema }),
  /** A puzzle was tried, or its solution shown. */
  z.strictObject({
    what: z.literal('puzzle'),
    ...when,
    from: z.enum(puzzleSources),
    /** Which open puzzle it is (`openKey`); left out for the others. */
    of: z.string().max(300).optional(),
    place: puzzlePlaceSchema,
    kind: z.enum(puzzleKinds),
    rating: z.number(),
    outcome: z.enum(outcomes),
    ...how,
  }),
  /** A step of a lesson was tried, or its move pointed at. */
  z.strictObject({
    what: z.literal('lesson-step'),
    ...when,
    game: name,
    lesson: name,
    step: name,
    outcome: z.enum(outcomes),
    ...how,
  }),
  /** The value of a position to the player to move was predicted. */
  z.strictObject({
    what: z.literal('prediction'),
    ...when,
    place: puzzlePlaceSchema,
    said: z.enum(['win', 'draw', 'lose']),
    right: z.boolean(),
  }),
  /** The first moves of a game were made, with which the table helps. */
  z.strictObject({ what: z.literal('first-moves'), ...when, game: name }),
  /** A mistake was made that wasn't known, or had been remembered. */
  z.strictObject({ what: z.literal('mistake'), ...when, mistake: mistakeSchema }),
  /** A mistake was practised. */
  z.strictObject({
    what: z.literal('mistake-tried'),
    ...when,
    id: z.string(),
    /** The position that was asked, which may be mirrored or a similar one. */
    position: z.string().max(1000).optional(),
    outcome: z.enum(outcomes),
    ...how,
  }),
  /** A position of a match was tried again in its review. */
  z.strictObject({
    what: z.literal('retry'),
    ...when,
    place: puzzlePlaceSchema,
    outcome: z.enum(outcomes),
    ...how,
  }),
  /** A match ended. */
  z.strictObject({
    what: z.literal('match'),
    ...when,
    /** Its id in the library. */
    id: name,
    game: name,
    /** The settings that differ from the defaults. */
    settings: settingsSchema,
    /** The result for the first person at the table. */
    result: z.enum(['won', 'lost', 'drawn']),
    /** The opponents of that person, each kind once. */
    opponents: z.array(z.union([z.literal('person'), difficultySchema])),
    /** Whether the guide was on for a move. */
    guided: z.boolean(),
    /** In how many positions the person saw which move is best; missing if in none. */
    hints: z.int().min(1).optional(),
    /** Whether it started from a position that somebody set up. */
    setUp: z.literal(true).optional(),
    /** The moves of all players, and the playing time without long pauses. */
    plies: z.int().nonnegative(),
    seconds: z.number().nonnegative(),
  }),
  /** A move was played after the guide had said something about the position. */
  z.strictObject({
    what: z.literal('guided-move'),
    ...when,
    game: name,
    /** What the guide had said something about. */
    pattern: z.string().max(300),
    /** Whether the move lost nothing. */
    right: z.boolean(),
  }),
  /** A run of puzzles ended. */
  z.strictObject({
    what: z.literal('run'),
    ...when,
    mode: z.enum(runModes),
    solved: z.int().nonnegative(),
    /** Whose puzzles they were; null for all games, missing if it isn't known. */
    game: name.nullable().optional(),
  }),
  /** A task was opened for the first time, opened again, left for now, or handed in. */
  z.strictObject({
    what: z.literal('task'),
    ...when,
    ...ofTask,
    did: z.enum(['begun', 'resumed', 'left', 'handed-in']),
    /** Its text, at its beginning, so that it can be continued without its file. */
    text: z.string().max(longestTask).optional(),
  }),
  /** An exercise of a task was tried, or its solution shown. */
  z.strictObject({
    what: z.literal('task-item'),
    ...when,
    ...ofTask,
    ...ofPart,
    /** The position that was asked. */
    place: puzzlePlaceSchema.optional(),
    outcome: z.enum(outcomes),
    ...how,
  }),
  /** A match of a task was played on, and isn't over. */
  z.strictObject({
    what: z.literal('task-match'),
    ...when,
    ...ofTask,
    ...ofPart,
    /** How many of the moves before stand, and those after them, in notation. */
    after: z.int().nonnegative(),
    moves: z.array(z.string()),
    /** The seconds played so far. */
    seconds: z.number().nonnegative(),
  }),
]);

/** A line of the journal, see {@link lineSchema}. */
export type Line = z.infer<typeof lineSchema>;

/** The lines of one kind. */
export type LineOf<What extends Line['what']> = Extract<Line, { what: What }>;

/** How a try came about, as in its line. */
export type Decided = Pick<LineOf<'puzzle'>, keyof typeof how>;
