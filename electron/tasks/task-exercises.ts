import { findGame } from '../../engine/games.ts';
import { isDone, partKey } from '../../engine/learner/tasks.ts';
import type { Player } from '../../engine/match/players.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { askedAt, placeOfPuzzle, type PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import { askedSeat, questionOf, solverSeat } from '../../engine/puzzles/wording.ts';
import { puzzleOfPart, type TaskPart } from '../../engine/task/parts.ts';
import type { TaskItem, TaskItemOf } from '../../engine/task/task.ts';
import type { Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import {
  stepByValue,
  stepOf,
  type ExerciseStep,
  type KeepOutcome,
} from '../practice/exercise-practice.ts';
import type { Practised, StartOf } from '../practice/practice-handlers.ts';
import { MadePuzzles } from '../training/made-puzzles.ts';
import { locked } from './locks.ts';
import { noTask, outcomesOf, placeOf, refuseLate, type OpenTask } from './open-task.ts';

/** The most puzzles in memory. */
const mostInMemory = 4;

/** Practises a step of a lesson, which counts as one of the lesson, too. */
export type PractiseLesson = (start: StartOf<'lesson'>) => Practised;

/** The exercises of the open task. They add their outcomes to the journal, and keep to the options of the task. */
export class TaskExercises {
  readonly #open: OpenTask;
  readonly #analyst: Analyst;
  readonly #made: MadePuzzles;
  /** What the steps of each puzzle ask that was opened, by its task and part. */
  readonly #questions = new Map<string, readonly Message[]>();

  constructor(open: OpenTask, analyst: Analyst) {
    this.#open = open;
    this.#analyst = analyst;
    this.#made = new MadePuzzles(analyst, mostInMemory);
  }

  /** What the steps of a puzzle of a task ask; empty if it wasn't opened yet, or is none. */
  questionsOf(task: string, part: TaskPart): readonly Message[] {
    return this.#questions.get(`${task} ${partKey(part)}`) ?? [];
  }

  /** @throws Refusal if there is no such exercise. */
  async practise(
    item: Exclude<TaskItem, TaskItemOf<'match'>>,
    place: TaskPart,
    lesson: PractiseLesson,
  ): Promise<Practised> {
    switch (item.kind) {
      case 'lesson':
        return this.#lesson(item, place, lesson);
      case 'move': {
        const players = playersAt(item);
        const setting = { ...resolvePosition(item), first: item.first, players };
        return this.#exercise(place, setting, [stepByValue(setting, this.#analyst)]);
      }
      default: {
        const { id } = this.#open.now().known;
        const puzzle = await this.#made.get(puzzleOfPart(item, place.part));
        this.#questions.set(
          `${id} ${partKey(place)}`,
          puzzle.steps.map((step) => questionOf(puzzle, step)),
        );
        const { game, settings } = puzzle;
        const { position } = placeOfPuzzle(puzzle);
        const first = askedSeat(puzzle);
        const resolved = resolvePosition({ game, settings, position, first });
        const players = playersAt({ game, settings, first: solverSeat });
        const steps = puzzle.steps.map((_, step) => stepOf(exerciseOfPuzzle(puzzle, step)));
        const setting = { ...resolved, first, open: first, players };
        return this.#exercise(place, setting, steps, askedAt(puzzle.kind));
      }
    }
  }

  #lesson(
    { game, lesson }: TaskItemOf<'lesson'>,
    place: TaskPart,
    practise: PractiseLesson,
  ): Practised {
    const step = findGame(game)?.lessons?.find(({ id }) => id === lesson)?.steps[place.part];
    if (step === undefined) return noTask();
    const practised = practise({ of: 'lesson', game, lesson, step: step.id });
    const { exercise, setting } = practised;
    const own = this.#exercise(place, setting, exercise?.steps ?? []).exercise;
    const keep: KeepOutcome = (outcome, at, how) => ({
      ...own?.keep?.(outcome, at, how),
      ...exercise?.keep?.(outcome, at, how),
    });
    const { pointedOut } = exercise ?? {};
    const steps = own?.steps ?? [];
    return { setting, exercise: { ...own, steps, pointsOut: true, pointedOut, keep } };
  }

  #exercise(
    place: TaskPart,
    setting: Practised['setting'],
    steps: readonly ExerciseStep[],
    asked: Pick<PuzzlePlace, 'asks'> = {},
  ): Practised {
    const { known, progress } = this.#open.now();
    const isPointedAt = known.task.items[place.item]?.kind === 'lesson';
    return {
      setting,
      exercise: {
        steps: steps.map(({ judge, solution }) => ({
          judge: (moves) => {
            this.#refuseSecond(place);
            refuseLate(this.#open);
            return judge(moves);
          },
          solution: () => {
            // Security, held by task-host.test.ts: No page gets a solution that the task keeps back.
            this.#refuseLocked(isPointedAt ? 'no-hints' : 'no-solutions');
            return solution();
          },
        })),
        erred: progress?.parts.has(partKey(place)) ?? false,
        keep: outcomesOf(this.#open, place, { ...placeOf(setting), ...asked }),
      },
    };
  }

  /** @throws Refusal if the option keeps something back. */
  #refuseLocked(lock: 'no-hints' | 'no-solutions'): void {
    const { known, progress } = this.#open.now();
    if (progress?.handedIn !== undefined || !known.task.locks.includes(lock)) return;
    throw locked(known.task, lock);
  }

  /** @throws Refusal if each exercise has one try, and this one has had it. */
  #refuseSecond(place: TaskPart): void {
    const { known, progress } = this.#open.now();
    const before = progress?.parts.get(partKey(place));
    if (progress?.handedIn !== undefined || before === undefined) return;
    if (isDone(before) || !known.task.locks.includes('no-undo')) return;
    throw locked(known.task, 'no-undo');
  }
}

/** A person where the user is asked, and computers at the other seats. */
function playersAt({
  first,
  ...rules
}: Omit<PuzzlePlace, 'position'> & { readonly first: number }): Player[] {
  const { rules: known } = resolvePosition({ ...rules, first });
  return Array.from({ length: known.seats }, (_, seat): Player =>
    seat === first ? { kind: 'person' } : { kind: 'computer', difficulty: 'hard' },
  );
}
