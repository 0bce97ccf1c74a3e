import { z } from 'zod';

/** Names a lesson. */
const lessonName = {
  game: z.string().max(40),
  /** Among those of its game. */
  lesson: z.string().max(40),
} as const;

/** What windows can ask about lessons. */
export const lessonRequests = {
  /** All lessons, and what of them is done. */
  lessons: z.undefined(),
  /** All that a lesson shows and says. */
  lesson: z.strictObject(lessonName),
  /** Keeps that the learner has found what a step asks for. */
  solveLessonStep: z.strictObject({ ...lessonName, step: z.string().max(40) }),
} as const;
