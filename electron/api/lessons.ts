import { z } from 'zod';
import type { GameId } from '../../engine/games.ts';
import type { Lesson, LessonStep } from '../../engine/lessons/lesson.ts';
import type { Player } from '../../engine/match/players.ts';
import { request } from './contract.ts';
import type { PracticePlace } from './practice.ts';

/** Every lesson there is, in order. */
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
  /** How many steps it has, and how many of them the learner has solved. */
  readonly steps: number;
  readonly solved: number;
  /** The most stars of three that it was done with; null if it wasn't done in one go. */
  readonly stars: number | null;
}

/** All that a lesson shows, and the codes of what it says. */
export interface LessonView {
  readonly game: { readonly id: GameId };
  readonly id: string;
  readonly title: Lesson['title'];
  /** What is said behind the last step. */
  readonly finish: Lesson['finish'];
  /** Who sits at its table. */
  readonly players: readonly Player[];
  readonly steps: readonly LessonStepView[];
}

/** One move of a lesson, which the learner is to find. */
export interface LessonStepView {
  readonly id: string;
  readonly solved: boolean;
  readonly place: PracticePlace;
  /** What is played there before the learner moves, in notation. */
  readonly before: readonly string[];
  readonly task: LessonStep['task'];
}

/** Names a lesson. */
const lessonName = {
  game: z.string().max(40),
  /** Among those of its game. */
  lesson: z.string().max(40),
} as const;

/** What windows can ask about lessons. */
export const lessonRequests = {
  /** All lessons, and what of them is done. */
  lessons: request(z.undefined()).answeredBy<LessonsView>(),
  /** All that a lesson shows and says. */
  lesson: request(z.strictObject(lessonName)).answeredBy<LessonView>(),
  /** Keeps that the learner has found what a step asks for. */
  solveLessonStep: request(z.strictObject({ ...lessonName, step: z.string().max(40) })),
  /** Keeps how many stars of three a lesson was done with, unless it were more before. */
  keepLessonStars: request(z.strictObject({ ...lessonName, stars: z.int().min(1).max(3) })),
} as const;
