import { parseConfig } from '../../storage/config/parse.ts';
import { played } from '../../storage/library/testing.ts';
import { goTo, plyAt } from '../../engine/match/match.ts';
import { seededRandom } from '../../engine/random.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { UnsolvableGame } from '../../engine/analysis/solution.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { performAnalysis, performMove, performProof, performValues } from '../analyst/perform.ts';
import { performPuzzle } from '../analyst/perform.ts';
import {
  performGuidance,
  performJudgement,
  performReview,
  performSolution,
} from '../analyst/perform-review.ts';
import { performMap, performRandomPlay } from '../analyst/perform-explore.ts';
import type { Task, TaskAnswers, TaskOf } from '../analyst/tasks.ts';
import { matchFromConfig } from './new-match.ts';
import type { MatchSession, SessionState } from './session.ts';

/** A table described by a config, after some moves in notation, of which `at` stand. */
export function tableOf(
  config: unknown,
  moves: readonly string[] = [],
  at = moves.length,
): SeatedMatch {
  const table = matchFromConfig(parseConfig(JSON.stringify(config)).config, seededRandom(1));
  const { match } = played(table, ...moves);
  return { ...table, match: goTo(match, at) };
}

/** Goes to the place after `at` plies of the current line. */
export function stepTo(session: MatchSession, at: number): SessionState {
  const { match } = session.state().table;
  return session.goTo({
    place: { path: match.path, at },
    notation: plyAt(match, at - 1)?.notation ?? null,
  });
}

/** Settings for two people at the table. */
export const twoPersons = { players: ['person', 'person'] } as const;

export { wonMoves as wonGame } from '../../storage/library/testing.ts';

/** An analyst that answers only when a test lets it. */
export interface FakeAnalyst extends Analyst {
  /** Its unanswered tasks without cancelled ones, the oldest first. */
  waiting<Wanted extends Task['wanted']>(wanted: Wanted): TaskOf<Wanted>[];
  /** The number of tasks of a kind that it has received. */
  asked(wanted: Task['wanted']): number;
  /** Answers the oldest task of a kind correctly, or with a failure. */
  answer(wanted: Task['wanted'], failure?: Error): Promise<void>;
}

interface Asked {
  readonly task: Task;
  readonly resolve: (answer: TaskAnswers[Task['wanted']]) => void;
  readonly reject: (error: Error) => void;
}

/** Creates an analyst that answers only when a test lets it. */
export function fakeAnalyst(): FakeAnalyst {
  const asked: Task[] = [];
  let waiting: Asked[] = [];
  return {
    ask: (task, signal) =>
      new Promise((resolve, reject) => {
        asked.push(task);
        const each: Asked = { task, resolve: resolve as Asked['resolve'], reject };
        waiting.push(each);
        signal?.addEventListener('abort', () => {
          waiting = waiting.filter((other) => other !== each);
          reject(new Error('The task was cancelled.'));
        });
      }),
    close: () => undefined,
    waiting: <Wanted extends Task['wanted']>(wanted: Wanted) =>
      waiting.map(({ task }) => task).filter((task) => isOf(task, wanted)),
    asked: (wanted) => asked.filter((task) => task.wanted === wanted).length,
    async answer(wanted, failure) {
      const next = waiting.find(({ task }) => task.wanted === wanted);
      if (next === undefined) throw new Error(`Nobody waits for a ${wanted}.`);
      waiting = waiting.filter((other) => other !== next);
      try {
        if (failure !== undefined) throw failure;
        next.resolve(performed(next.task));
      } catch (error) {
        next.reject(asItCrosses(error));
      }
      // Everything that awaits it continues before the next timer.
      await new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
    },
  };
}

function isOf<Wanted extends Task['wanted']>(task: Task, wanted: Wanted): task is TaskOf<Wanted> {
  return task.wanted === wanted;
}

/** The error as it arrives from the thread: the message of an unsolvable game is kept. */
function asItCrosses(error: unknown): Error {
  if (error instanceof UnsolvableGame)
    return Object.assign(new Error(error.reason.code), error.reason);
  return error instanceof Error ? error : new Error(String(error));
}

/** What the analyst answers. */
export function performed(task: Task): TaskAnswers[Task['wanted']] {
  switch (task.wanted) {
    case 'move':
      return performMove(task);
    case 'analysis':
      return performAnalysis(task);
    case 'judgement':
      return performJudgement(task);
    case 'solution':
      return performSolution(task);
    case 'guidance':
      return performGuidance(task);
    case 'random':
      return performRandomPlay(task);
    case 'map':
      return performMap(task);
    case 'values':
      return lastOf(performValues(task));
    case 'proof':
      return lastOf(performProof(task));
    case 'review':
      return lastOf(performReview(task));
    case 'puzzle':
      return lastOf(performPuzzle(task));
  }
}

/** The answer of a task carried out in steps. */
export function lastOf<Answer>(steps: Generator<unknown, Answer, void>): Answer {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
