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
  /** The stars, of three; null until every step is solved. */
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

/** The steps to be solved at once for the second star of a lesson, and for the third: half of them, and all. */
export function neededForStars(steps: number): readonly [number, number] {
  return [Math.ceil(steps / 2), steps];
}

/** The stars of a lesson whose steps are all solved, one to three. @param atOnce - the steps that were solved at once. */
export function starsOf(steps: number, atOnce: number): number {
  return 1 + neededForStars(steps).filter((needed) => atOnce >= needed).length;
}

/** How many turns the learner holds a draw when a lesson is played on. */
export const turnsToHold = 10;

/** One move of a lesson, which the learner has to find. */
export interface LessonStepView {
  readonly id: string;
  readonly solved: boolean;
  /** Whether it was ever solved at the first try of a day and without help. */
  readonly atOnce: boolean;
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
} as const;
