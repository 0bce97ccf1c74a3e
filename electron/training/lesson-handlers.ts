import { z } from 'zod';
import { games } from '../../engine/games.ts';
import { exerciseOfStep } from '../../engine/lessons/exercise.ts';
import type { Lesson, LessonStep } from '../../engine/lessons/lesson.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message } from '../../words/message.ts';
import { turnsToHold, type lessonRequests } from '../api/lessons.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { stepOf } from '../practice/exercise-practice.ts';
import type { PracticeSources } from '../practice/practice-handlers.ts';
import { knownLesson, knownStep } from './known-lesson.ts';
import { isDrawn, lessonSummary, lessonView, playersOf, stepView } from './lesson-view.ts';
import type { TrainingFile } from './training-file.ts';

/** The solved steps by game and lesson. */
const solvedSchema = z.record(z.string(), z.array(z.string()));

/** The most stars reached by game and lesson. */
const starsSchema = z.record(z.string(), z.int().min(1).max(3));

/** The lessons and the learner's progress. */
export interface LessonHost {
  readonly handlers: Handlers<keyof typeof lessonRequests>;
  /** A step as an exercise, or the game played on after it. @throws Refusal if there is no such step. */
  readonly practise: PracticeSources['lesson'];
}

/** Opens the learner's progress in the lessons. */
export function hostLessons(training: TrainingFile): LessonHost {
  const section = training.section('lessons', solvedSchema, {});
  const starred = training.section('stars', starsSchema, {});

  /** The solved steps of a lesson, including steps of other versions of it. */
  const keptOf = (game: string, { id }: Lesson): readonly string[] =>
    section.get()[keyOf(game, id)] ?? [];

  function solve(game: string, lesson: Lesson, step: LessonStep): void {
    const solved = keptOf(game, lesson);
    if (solved.includes(step.id)) return;
    keep(() => section.set({ ...section.get(), [keyOf(game, lesson.id)]: [...solved, step.id] }));
  }

  return {
    handlers: {
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
      keepLessonStars(request) {
        const { game, lesson } = knownLesson(request);
        const key = keyOf(game.id, lesson.id);
        const stars = Math.max(request.stars, starred.get()[key] ?? 0);
        if (stars !== starred.get()[key]) {
          keep(() => starred.set({ ...starred.get(), [key]: stars }));
        }
        return null;
      },
    },
    practise(request) {
      const { game, lesson, step } = knownStep(request);
      const { place, before: moves } = stepView(game, step, false);
      const setting = {
        ...resolvePosition(place),
        first: place.first,
        players: playersOf(game, lesson),
        moves: request.playOn ?? moves,
      };
      if (request.playOn !== undefined) {
        return { setting, playOn: { turns: isDrawn(step) ? turnsToHold : Infinity } };
      }
      const exercise = exerciseOfStep(setting.rules, step);
      return {
        setting,
        exercise: {
          steps: [stepOf(exercise)],
          pointsOut: true,
          keep(outcome) {
            if (outcome !== 'wrong') solve(game.id, lesson, step);
            return {};
          },
        },
      };
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
