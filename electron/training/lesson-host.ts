import { z } from 'zod';
import { games } from '../../engine/games.ts';
import type { Game } from '../../engine/game.ts';
import { exerciseOfStep } from '../../engine/exercise/by-lesson.ts';
import type { Lesson } from '../../engine/lessons/lesson.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message } from '../../words/message.ts';
import { turnsToHold, type lessonRequests, type LessonSummary } from '../api/lessons.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { stepOf } from '../practice/exercise-practice.ts';
import type { Practised, StartOf } from '../practice/practice-handlers.ts';
import { knownLesson, knownStep } from './known-lesson.ts';
import { lessonSummary, lessonView, playersOf, stepView } from './lesson-view.ts';
import type { TrainingFile, TrainingSection } from './training-file.ts';

/** The solved steps by game and lesson. */
const solvedSchema = z.record(z.string(), z.array(z.string()));

/** The most stars reached by game and lesson. */
const starsSchema = z.record(z.string(), z.int().min(1).max(3));

/** The lessons and the learner's progress. */
export class LessonHost {
  readonly handlers: Handlers<keyof typeof lessonRequests> = {
    lessons: () => ({
      lessons: games.flatMap((game) =>
        (game.lessons ?? []).map((lesson) => this.#summaryOf(game, lesson)),
      ),
    }),
    lesson: (request) => {
      const { game, lesson } = knownLesson(request);
      return lessonView(game, lesson, this.#solvedIn(game, lesson));
    },
    keepLessonStars: ({ stars, ...request }) => {
      const { game, lesson } = knownLesson(request);
      if (stars > (this.#starsOf(game, lesson) ?? 0)) this.#save(this.#stars, game, lesson, stars);
      return null;
    },
  };
  readonly #solved: TrainingSection<z.infer<typeof solvedSchema>>;
  readonly #stars: TrainingSection<z.infer<typeof starsSchema>>;

  constructor(training: TrainingFile) {
    this.#solved = training.section('lessons', solvedSchema, {});
    this.#stars = training.section('stars', starsSchema, {});
  }

  /** A step as an exercise, or the game played on after it. @throws Refusal if there is no such step. */
  practise({ playOn, ...request }: StartOf<'lesson'>): Practised {
    const { game, lesson, step } = knownStep(request);
    const { place, before, drawn } = stepView(game, step, false);
    const { first } = place;
    const players = playersOf(game, lesson);
    const setting = { ...resolvePosition(place), first, players, moves: playOn ?? before };
    if (playOn !== undefined) return { setting, playOn: { turns: drawn ? turnsToHold : Infinity } };
    return {
      setting,
      exercise: {
        steps: [stepOf(exerciseOfStep(setting.rules, step))],
        pointsOut: true,
        keep: (outcome) => {
          const solved = this.#solvedIn(game, lesson);
          if (outcome !== 'wrong' && !solved.includes(step.id)) {
            this.#save(this.#solved, game, lesson, [...solved, step.id]);
          }
          return {};
        },
      },
    };
  }

  #summaryOf(game: Game, lesson: Lesson): LessonSummary {
    const stars = this.#starsOf(game, lesson) ?? null;
    return lessonSummary(game, lesson, this.#solvedIn(game, lesson), stars);
  }

  /** The solved steps of a lesson, including steps of other versions of it. */
  #solvedIn(game: Game, lesson: Lesson): readonly string[] {
    return this.#solved.get()[keyOf(game, lesson)] ?? [];
  }

  #starsOf(game: Game, lesson: Lesson): number | undefined {
    return this.#stars.get()[keyOf(game, lesson)];
  }

  /** @throws Refusal with the reason if it can't be saved. */
  #save<Kept>(
    section: TrainingSection<Record<string, Kept>>,
    game: Game,
    lesson: Lesson,
    kept: Kept,
  ): void {
    try {
      section.set({ ...section.get(), [keyOf(game, lesson)]: kept });
    } catch (error) {
      throw new Refusal(message('lessons.not-kept', { reason: fileReason(error) }));
    }
  }
}

function keyOf({ id }: Game, lesson: Lesson): string {
  return `${id}/${lesson.id}`;
}
