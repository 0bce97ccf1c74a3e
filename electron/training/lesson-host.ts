import { games } from '../../engine/games.ts';
import type { Game } from '../../engine/game.ts';
import { exerciseOfStep } from '../../engine/exercise/by-lesson.ts';
import { lessonKey, lessonProgress, type LessonProgress } from '../../engine/learner/lessons.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import type { Lesson } from '../../engine/lessons/lesson.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { turnsToHold, type lessonRequests, type LessonSummary } from '../api/lessons.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { stepOf } from '../practice/exercise-practice.ts';
import type { Practised, StartOf } from '../practice/practice-handlers.ts';
import { addLine } from './add-line.ts';
import { knownLesson, knownStep } from './known-lesson.ts';
import { lessonSummary, lessonView, playersOf, stepView } from './lesson-view.ts';

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
      return lessonView(game, lesson, this.#progressIn(game, lesson).solved);
    },
    keepLessonStars: ({ stars, ...request }) => {
      const { game, lesson } = knownLesson(request);
      const at = momentOf(new Date());
      addLine(this.#journal, { what: 'lesson', at, game: game.id, lesson: lesson.id, stars });
      return null;
    },
  };
  readonly #journal: Journal;

  constructor(journal: Journal) {
    this.#journal = journal;
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
        keep: (outcome, at, how) => {
          const of = { game: game.id, lesson: lesson.id, step: step.id };
          addLine(this.#journal, { what: 'lesson-step', at, ...of, outcome, ...how });
          return {};
        },
      },
    };
  }

  #summaryOf(game: Game, lesson: Lesson): LessonSummary {
    const { solved, stars = null } = this.#progressIn(game, lesson);
    return lessonSummary(game, lesson, solved, stars);
  }

  #progressIn({ id }: Game, lesson: Lesson): LessonProgress {
    return this.#journal.after(lessonProgress).get(lessonKey(id, lesson.id)) ?? notBegun;
  }
}

const notBegun: LessonProgress = { solved: [], stars: undefined };
