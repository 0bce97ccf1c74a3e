import { performMove } from '../../electron/analyst/perform.ts';
import { performJudgement, performSolution } from '../../electron/analyst/perform-review.ts';
import type { Analyst } from '../../electron/analyst/analyst.ts';
import type { RequestName, RequestOf } from '../../electron/api/requests.ts';
import type { Teller } from '../../electron/ipc/handlers.ts';
import { resolvePosition } from '../../electron/ipc/known-game.ts';
import { stepOf } from '../../electron/practice/exercise-practice.ts';
import {
  practiceHandlers,
  type PracticeSources,
} from '../../electron/practice/practice-handlers.ts';
import { LessonHost } from '../../electron/training/lesson-host.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { journalOf } from '../../storage/journal/testing.ts';
import { puzzleMaker } from '../../engine/puzzles/puzzle-maker.ts';

/** A puzzle of several moves. */
export const longPuzzle = puzzleMaker().make({ pack: 'chopsticks/suicide', seed: 1, number: 79 });

/** An analyst that answers at once. @param move - the computers' move, instead of one that they think of. */
function analystAtOnce(move: string | undefined): Analyst {
  const answer = (task: Parameters<Analyst['ask']>[0]) => {
    if (task.wanted === 'move') return move ?? performMove(task);
    if (task.wanted === 'judgement') return performJudgement(task);
    return performSolution(task as Extract<typeof task, { wanted: 'solution' }>);
  };
  const ask = (task: Parameters<Analyst['ask']>[0]) => Promise.resolve().then(() => answer(task));
  return { ask } as unknown as Analyst;
}

const sources: PracticeSources = {
  task: () => Promise.reject(new Error('No task is open.')),
  now: () => undefined,
  lesson: (start) =>
    new LessonHost(journalOf(), () => undefined, analystAtOnce(undefined)).practise(start),
  keepMistake: () => () => ({}),
  keepRetry: () => () => ({}),
  open: () => undefined,
  solution: () => undefined,
  puzzle() {
    const { game, settings, steps } = longPuzzle;
    const place = { game, settings, position: steps[0]?.position, first: 0 };
    return Promise.resolve({
      setting: {
        ...resolvePosition(place),
        first: 0,
        players: [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }],
      },
      exercise: { steps: steps.map((_, step) => stepOf(exerciseOfPuzzle(longPuzzle, step))) },
    });
  },
};

/** The parts of the main process that a test replaces. */
interface Replaced extends Partial<PracticeSources> {
  /** Receives the events to the window. */
  readonly tell?: Teller;
  /** The computers' move in notation. */
  readonly move?: string;
}

/** The main process's answers about practice. */
export function practiceAnswers({ tell = () => undefined, move, ...replaced }: Replaced = {}) {
  const {
    beginPractice,
    try: tryMoves,
    computerMove,
    showSolution,
    demonstrate,
    followPath,
  } = practiceHandlers({ ...sources, ...replaced }, analystAtOnce(move));
  return {
    beginPractice: (payload: RequestOf<'beginPractice'>) => beginPractice(payload, tell),
    try: (payload: RequestOf<'try'>) => tryMoves(payload, tell),
    computerMove: (payload: RequestOf<'computerMove'>) => computerMove(payload, tell),
    showSolution: (payload: RequestOf<'showSolution'>) => showSolution(payload, tell),
    demonstrate: (payload: RequestOf<'demonstrate'>) => demonstrate(payload, tell),
    followPath: (payload: RequestOf<'followPath'>) => followPath(payload, tell),
  } satisfies Partial<Record<RequestName, unknown>>;
}
