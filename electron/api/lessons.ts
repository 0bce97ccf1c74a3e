import { z } from 'zod';
import type { GameId } from '../../engine/games.ts';
import type { Lesson, LessonStep } from '../../engine/lessons/lesson.ts';
import type { Player } from '../../engine/match/players.ts';
import { request } from './contract.ts';
import type { PracticePlace } from './practice.ts';

/** All lessons, in order. */
export interface LessonsView {
  readonly lessons: readonly LessonSummary[];
}

/** A lesson in a list. */
export interface LessonSummary {
  readonly game: { readonly id: GameId };
  /** Its name among the lessons of its game. */
  readonly id: string;
  readonly title: Lesson['title'];
  readonly summary: Lesson['summary'];
  /** The number of steps and the number of solved ones. */
  readonly steps: number;
  readonly solved: number;
  /** The most stars reached, of three; null if the lesson was never done in one go. */
  readonly stars: number | null;
}

/** A lesson and the codes of its texts. */
export interface LessonView {
  readonly game: { readonly id: GameId };
  readonly id: string;
  readonly title: Lesson['title'];
  /** The text after the last step. */
  readonly finish: Lesson['finish'];
  /** The players at its table. */
  readonly players: readonly Player[];
  readonly steps: readonly LessonStepView[];
}

/** How many turns the learner holds a draw when a lesson is played on. */
export const turnsToHold = 10;

/** One move of a lesson, which the learner has to find. */
export interface LessonStepView {
  readonly id: string;
  readonly solved: boolean;
  readonly place: PracticePlace;
  /** The moves before the learner's, in notation. */
  readonly before: readonly string[];
  readonly task: LessonStep['task'];
  /** Whether any other move is worse; otherwise it only isn't what the task says. */
  readonly judges: boolean;
  /** The right move only holds a draw, so playing on may never end. */
  readonly drawn: boolean;
}

/** The name of a lesson. */
const lessonName = {
  game: z.string().max(40),
  /** The name within its game. */
  lesson: z.string().max(40),
} as const;

/** The requests about lessons. */
export const lessonRequests = {
  /** Returns all lessons with the learner's progress. */
  lessons: request(z.undefined()).answeredBy<LessonsView>(),
  /** Returns a lesson with its texts. */
  lesson: request(z.strictObject(lessonName)).answeredBy<LessonView>(),
  /** Saves the number of stars reached in a lesson, if it is the best so far. */
  keepLessonStars: request(z.strictObject({ ...lessonName, stars: z.int().min(1).max(3) })),
} as const;
