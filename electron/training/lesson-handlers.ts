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

/** The solved steps by game and lesson. */
const solvedSchema = z.record(z.string(), z.array(z.string()));

/** The most stars reached by game and lesson. */
const starsSchema = z.record(z.string(), z.int().min(1).max(3));

/** Answers the requests about lessons. */
export function lessonHandlers(training: TrainingFile): Handlers<keyof typeof lessonRequests> {
  const section = training.section('lessons', solvedSchema, {});
  const starred = training.section('stars', starsSchema, {});

  /** The solved steps of a lesson, including steps of other versions of it. */
  const keptOf = (game: string, { id }: Lesson): readonly string[] =>
    section.get()[keyOf(game, id)] ?? [];

  return {
    lessons: () => ({
      lessons: games.flatMap((game) =>
        (game.lessons ?? []).map((lesson) =>
          lessonSummary(
            game,
            lesson,
            keptOf(game.id, lesson),
            starred.get()[keyOf(game.id, lesson.id)] ?? null,
          ),
        ),
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
      keep(() =>
        section.set({ ...section.get(), [keyOf(game.id, lesson.id)]: [...solved, step.id] }),
      );
      return null;
    },
    keepLessonStars(request) {
      const { game, lesson } = knownLesson(request);
      const key = keyOf(game.id, lesson.id);
      const stars = Math.max(request.stars, starred.get()[key] ?? 0);
      if (stars !== starred.get()[key]) keep(() => starred.set({ ...starred.get(), [key]: stars }));
      return null;
    },
  };
}

/** @throws Refusal with the reason if it can't be saved. */
function keep(set: () => void): void {
  try {
    set();
  } catch (error) {
    throw new Refusal(message('lessons.not-kept', { reason: fileReason(error) }));
  }
}

function keyOf(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}
