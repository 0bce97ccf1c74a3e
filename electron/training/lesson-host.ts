import { games } from '../../engine/games.ts';
import type { Game } from '../../engine/game.ts';
import { positionAfter, type Exercise, type Solution } from '../../engine/exercise/exercise.ts';
import { exerciseOfStep } from '../../engine/exercise/by-lesson.ts';
import {
  lessonKey,
  lessonProgress,
  notBegun,
  type LessonProgress,
} from '../../engine/learner/lessons.ts';
import type { Mistake } from '../../engine/learner/line.ts';
import type { Lesson, LessonClaim, LessonStep } from '../../engine/lessons/lesson.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { turnsToHold, type lessonRequests, type LessonSummary } from '../api/lessons.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { stepOf } from '../practice/exercise-practice.ts';
import type { Practised, StartOf } from '../practice/practice-handlers.ts';
import type { PracticeSetting } from '../practice/practice-table.ts';
import { addLine } from './add-line.ts';
import { trySaving } from './collect-mistakes.ts';
import { mistakeTried } from './mistakes.ts';
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
      return lessonView(game, lesson, this.#progressIn(game, lesson));
    },
  };
  readonly #journal: Journal;
  readonly #collect: (mistake: Mistake) => void;
  readonly #analyst: Pick<Analyst, 'ask'> | undefined;

  /**
   * @param collect - receives each wrong move that the lesson says loses something.
   * @param analyst - says why the move that is pointed at is right.
   */
  constructor(
    journal: Journal,
    collect: (mistake: Mistake) => void,
    analyst?: Pick<Analyst, 'ask'>,
  ) {
    this.#journal = journal;
    this.#collect = collect;
    this.#analyst = analyst;
  }

  /** A step as an exercise, or the game played on after it. @throws Refusal if there is no such step. */
  practise({ playOn, ...request }: StartOf<'lesson'>): Practised {
    const { game, lesson, step } = knownStep(request);
    const { place, before, drawn } = stepView(game, step, notBegun);
    const { first } = place;
    const players = playersOf(game, lesson);
    const setting = { ...resolvePosition(place), first, players, moves: playOn ?? before };
    if (playOn !== undefined) return { setting, playOn: { turns: drawn ? turnsToHold : Infinity } };
    const exercise = exerciseOfStep(setting.rules, step);
    const of = { what: 'lesson-step', game: game.id, lesson: lesson.id, step: step.id } as const;
    const later = (step.later ?? []).map((move) =>
      setting.rules.key(positionAfter(setting.rules, exercise.position, [move])),
    );
    return {
      setting: { ...setting, later },
      exercise: {
        steps: [{ ...stepOf(exercise), solution: () => this.#solutionOf(setting, exercise, step) }],
        pointsOut: true,
        // If it can't be saved, it is written with the next line.
        pointedOut: (at) => trySaving(() => this.#journal.add({ ...of, at, outcome: 'shown' })),
        keep: (outcome, at, how) => {
          if (outcome === 'wrong') this.#wrong(setting, exercise, step, how?.tried ?? []);
          addLine(this.#journal, { ...of, at, outcome, ...how });
          return { atOnce: this.#progressIn(game, lesson).atOnce.includes(step.id) };
        },
      },
    };
  }

  /** The move that is pointed at; with the reason, if the step asks for the best one. */
  async #solutionOf(
    { game, settings, rules }: PracticeSetting,
    exercise: Exercise,
    { claim, later }: LessonStep,
  ): Promise<Solution> {
    const found = exercise.solution();
    // The reason may speak of the other moves.
    const isAsked = claim !== undefined && later === undefined && rules.seats === 2;
    if (!isAsked || this.#analyst === undefined) return found;
    const { moves } = found;
    const asked = { wanted: 'judgement', game: game.id, settings, moves } as const;
    try {
      const judged = await this.#analyst.ask({ ...asked, position: exercise.position });
      return judged.kind === 'right' ? { ...found, why: judged.why } : found;
    } catch {
      // The move is worth pointing at without a reason.
      return found;
    }
  }

  /** Collects a wrong try as a mistake, if the lesson says what it lost. */
  #wrong(
    { game, settings }: PracticeSetting,
    { rules, position }: Exercise,
    { tries, claim }: LessonStep,
    played: readonly string[],
  ): void {
    const keyAfter = (moves: readonly string[]) => rules.key(positionAfter(rules, position, moves));
    const to = keyAfter(played);
    const tried = tries.find(({ moves }) => moves.some((move) => keyAfter([move]) === to));
    const [best, worth] = [scoreOf(claim), scoreOf(tried)];
    if (best === undefined || worth === undefined) return;
    const ply = { game: game.id, settings, rules, position, played: [...played], best, worth };
    mistakeTried({ ...ply, from: 'lesson' }).forEach(this.#collect);
  }

  #summaryOf(game: Game, lesson: Lesson): LessonSummary {
    return lessonSummary(game, lesson, this.#progressIn(game, lesson));
  }

  #progressIn({ id }: Game, lesson: Lesson): LessonProgress {
    return this.#journal.after(lessonProgress).get(lessonKey(id, lesson.id)) ?? notBegun;
  }
}

/** The score that a lesson states; undefined if it states none. */
function scoreOf(stated: Pick<LessonClaim, 'value' | 'percent'> = {}): number | undefined {
  const { value, percent } = stated;
  if (percent !== undefined) return percent / 100;
  return value && { win: 1, draw: 0.5, lose: 0 }[value];
}
