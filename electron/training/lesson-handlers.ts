import { z } from 'zod';
import { games } from '../../engine/games.ts';
import type { Lesson } from '../../engine/lessons/lesson.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message } from '../../words/message.ts';
import type { lessonRequests } from '../api/lessons.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import { knownLesson, knownStep } from './known-lesson.ts';
import { lessonSummary, lessonView } from './lesson-view.ts';
import type { TrainingFile } from './training-file.ts';

/** By game and lesson, the steps that the learner has solved. */
const solvedSchema = z.record(z.string(), z.array(z.string()));

/** What answers the requests about lessons. */
export function lessonHandlers(training: TrainingFile): Handlers<keyof typeof lessonRequests> {
  const section = training.section('lessons', solvedSchema, {});

  /** The steps of a lesson that are solved, among them those that other versions of it have. */
  const keptOf = (game: string, { id }: Lesson): readonly string[] =>
    section.get()[keyOf(game, id)] ?? [];

  return {
    lessons: () => ({
      lessons: games.flatMap((game) =>
        (game.lessons ?? []).map((lesson) => lessonSummary(game, lesson, keptOf(game.id, lesson))),
      ),
    }),

    lesson(request) {
      const { game, lesson } = knownLesson(request);
      return lessonView(game, lesson, keptOf(game.id, lesson));
    },

    solveLessonStep(request) {
      const { game, lesson, step } = knownStep(request);
      const solved = keptOf(game.id, lesson);
      if (solved.includes(step.id)) return null;
      try {
        section.set({ ...section.get(), [keyOf(game.id, lesson.id)]: [...solved, step.id] });
      } catch (error) {
        throw new Refusal(message('lessons.not-kept', { reason: fileReason(error) }));
      }
      return null;
    },
  };
}

function keyOf(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}
