import { z } from 'zod';
import type { GameId } from '../../engine/games.ts';
import type { PartOfClass, PupilResults } from '../../engine/learner/class-results.ts';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import { longestName, typedName } from '../../engine/match/players.ts';
import {
  longestInstructions,
  longestQuestion,
  longestTaskName,
  matchGoals,
  mostMinutes,
  taskLocks,
  type TaskLock,
} from '../../engine/task/limits.ts';
import { taskSchema, type Task, type TaskItem } from '../../engine/task/task.ts';
import type { Message } from '../../words/message.ts';
import { at, request } from './contract.ts';
import type { SeenPosition } from './match-view.ts';
import type { Exported } from './library.ts';
import type { ExerciseOutcome } from './practice.ts';

export {
  longestInstructions,
  longestName,
  longestQuestion,
  longestTaskName,
  matchGoals,
  mostMinutes,
  taskLocks,
};
export type { Task, TaskItem, TaskLock };

/** An item of a task. */
export interface TaskItemView {
  readonly kind: TaskItem['kind'];
  readonly game: { readonly id: GameId };
  /** What is to be done, and the teacher's question; empty if there is none. */
  readonly title: Message;
  readonly question: string;
  /** How many exercises it has. */
  readonly parts: number;
  /** The position to draw; null if it is a lesson's or a puzzle's of a pack. */
  readonly seen: SeenPosition | null;
}

/** An exercise of a task. */
export interface TaskPartView {
  readonly item: number;
  readonly part: number;
  /** Null before the first try; `wrong` until it is solved or shown. */
  readonly outcome: ExerciseOutcome | null;
  readonly tries: number;
  /** What each step of a puzzle asks; empty until it has been opened, and for anything else. */
  readonly questions: readonly Message[];
  /** Whether a solution can be asked for, and whether it is only pointed at. */
  readonly shows: boolean;
  readonly pointsOut: boolean;
  /** Whether it is a match that is played against computers. */
  readonly plays: boolean;
  /** Whether it may be tried: neither done, nor its only try used. */
  readonly isOpen: boolean;
}

/** A name under which a task can be done. */
export interface KnownPupil {
  readonly name: string;
  /** How many exercises are over, and whether it was handed in; null if it wasn't begun. */
  readonly begun: { readonly done: number; readonly isHandedIn: boolean } | null;
}

/** A task that was opened on this machine. */
export interface TaskView {
  /** The digest of its text. */
  readonly id: string;
  readonly name: string;
  readonly instructions: string;
  readonly locks: readonly TaskLock[];
  readonly minutes: number | null;
  readonly games: readonly GameId[] | null;
  readonly computers: readonly Difficulty[] | null;
  /** The folder where the teacher wants the results, as the file says. */
  readonly folder: string | null;
  readonly items: readonly TaskItemView[];
  readonly parts: readonly TaskPartView[];
  /** Before a pupil begins, while it is done, and after it was handed in. */
  readonly state: 'offered' | 'running' | 'handed-in';
  /** Who works on it; null before that is known. */
  readonly pupil: string | null;
  /** When the time is over (ms since 1970); null if there is no limit, or it hasn't begun. */
  readonly endsAt: number | null;
  /** Those who began it here, the last one first, and who is at the machine. */
  readonly known: readonly KnownPupil[];
}

/** A task that is being made. */
export interface TaskDraft {
  readonly task: Task;
  readonly items: readonly TaskItemView[];
}

/** What a class did at an exercise. */
export interface PartOfClassView extends Omit<PartOfClass, 'wrong' | 'place'> {
  /** `threat` if it asked what the opponent threatens; null if it asked for a move of one's own. */
  readonly asks: 'threat' | null;
  /** The position to draw; null if no result has it. */
  readonly seen: SeenPosition | null;
  /** The wrong tries in words and how many pupils made each, the most frequent first. */
  readonly wrong: readonly { readonly text: Message; readonly pupils: number }[];
}

/** The results of a task in a folder. */
export interface ClassView {
  readonly id: string;
  readonly name: string;
  readonly items: readonly TaskItemView[];
  readonly rows: readonly (PupilResults & { readonly file: string; readonly isChanged: boolean })[];
  /** What the class did at each exercise, in order. */
  readonly parts: readonly PartOfClassView[];
}

/** All results in a folder that the user chose. */
export interface ResultsView {
  readonly folder: string;
  /** The task with the most results first. */
  readonly tasks: readonly ClassView[];
  readonly problems: readonly Message[];
}

const pupil = typedName.min(1).max(longestName);
const characters = 250_000;

/** The requests about tasks and their results. */
export const taskRequests = {
  /** Returns the task that is open; null if there is none. */
  task: request(z.undefined()).answeredBy<TaskView | null>(),
  /** A pupil begins the open task, or continues it. */
  beginTask: request(z.strictObject({ at, pupil })).answeredBy<TaskView>(),
  /** The pupil breaks it off, and can continue later. */
  leaveTask: request(z.strictObject({ at })),
  handInTask: request(z.strictObject({ at })).answeredBy<TaskView>(),
  /** Asks for a file, first in the folder that the task names or where the pupil was last, and saves the result. */
  saveTaskResult: request(
    z.strictObject({ first: z.enum(['named', 'own']) }),
  ).answeredBy<Exported>(),
  /** Puts a task away that is handed in or wasn't begun. */
  closeTask: request(z.undefined()),
  /** Returns the task that is being made. */
  taskDraft: request(z.undefined()).answeredBy<TaskDraft>(),
  /** Keeps the task that is being made. Refused if an item can't be done. */
  keepTaskDraft: request(z.strictObject({ task: taskSchema }), {
    characters,
  }).answeredBy<TaskDraft>(),
  /** Saves it in a file, or copies it as a link. */
  exportTaskDraft: request(
    z.strictObject({ to: z.enum(['file', 'clipboard']) }),
  ).answeredBy<Exported>(),
  /** Opens it as a pupil sees it. */
  tryTaskDraft: request(z.undefined()),
  /** Returns items with puzzles of a game, from easy (0) to hard (1). */
  puzzlesOfLevel: request(
    z.strictObject({
      game: z.string().max(40),
      level: z.number().min(0).max(1),
      /** Leaves out those under other rules than the standard ones. */
      isStandard: z.boolean(),
      count: z.int().min(1).max(20),
    }),
  ).answeredBy<readonly TaskItem[]>(),
  /** Asks for a folder with results, and reads it; null if the user cancelled. */
  chooseResults: request(z.undefined()).answeredBy<ResultsView | null>(),
  /** Reads the same folder again; null if none was chosen. */
  results: request(z.undefined()).answeredBy<ResultsView | null>(),
  /** Exports the table of a class as CSV. */
  exportResults: request(
    z.strictObject({ id: z.string().max(64), to: z.enum(['file', 'clipboard']) }),
  ).answeredBy<Exported>(),
} as const;
