import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { UnsolvableGame } from '../../engine/analysis/solution.ts';
import { performAnalysis, performMove, performValues } from './perform.ts';
import { performPuzzle } from './perform-puzzle.ts';
import { performMap, performRandomPlay } from './perform-explore.ts';
import { performJudgement, performReview, performSolution } from './perform-review.ts';
import type { ReviewProgress } from '../../engine/review/review-match.ts';
import type { FromWorker, Task, TaskAnswers, ToWorker } from './tasks.ts';

interface Job {
  readonly id: number;
  readonly task: Task;
  /** How far it is, once it is begun, where others are done in between. */
  steps?: Steps;
  /** When its progress was told last. */
  told?: number;
}

/** A task that is carried out bit by bit. */
type Steps = Generator<
  ReviewProgress | undefined,
  TaskAnswers['values' | 'review' | 'puzzle'],
  void
>;

/** Progress is told at most so often, in milliseconds. */
const tellingProgress = 100;

/** Nobody needs any more what is being solved. */
class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/**
 * Answers tasks on a port, one after the other. Mere values, reviews and puzzles that are made ahead wait for everything
 * else that somebody waits for, even in the middle of one.
 */
export function answerTasks(port: MessagePort): void {
  const waiting: Job[] = [];
  let scheduled = false;
  let begun: number | undefined;

  const tell = (answer: FromWorker): void => port.postMessage(answer);

  function schedule(): void {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    // Only after all that has arrived meanwhile is it plain what is to be done first.
    setImmediate(() => {
      scheduled = false;
      const urgent = waiting.findIndex(({ task }) => !isPatient(task));
      const [job] = waiting.splice(Math.max(0, urgent), 1);
      if (job !== undefined) attempt(job);
      schedule();
    });
  }

  function attempt(job: Job): void {
    const { id, task } = job;
    if (id !== begun) tell({ begun: id });
    begun = id;
    const progress = () => hearWhileSolving(id);
    try {
      switch (task.wanted) {
        case 'move':
          tell({ id, answer: performMove(task, progress) });
          break;
        case 'analysis':
          tell({ id, answer: performAnalysis(task, progress) });
          break;
        case 'judgement':
          tell({ id, answer: performJudgement(task, progress) });
          break;
        case 'solution':
          tell({ id, answer: performSolution(task, progress) });
          break;
        case 'puzzle':
          goOn(job, (job.steps ??= performPuzzle(task)));
          break;
        case 'random':
          tell({ id, answer: performRandomPlay(task, tellAndHear(job)) });
          break;
        case 'map':
          tell({ id, answer: performMap(task, tellAndHear(job)) });
          break;
        case 'values':
          goOn(job, (job.steps ??= performValues(task, progress)));
          break;
        case 'review':
          goOn(job, (job.steps ??= performReview(task, progress)));
          break;
      }
    } catch (error) {
      if (error instanceof Cancelled) {
        tell({ left: id });
        return;
      }
      if (error instanceof UnsolvableGame) tell({ id, error: error.told });
      else tell({ id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  function goOn(job: Job, steps: Steps): void {
    const { id } = job;
    const step = steps.next();
    if (step.done === true) {
      tell({ id, answer: step.value });
      return;
    }
    if (step.value) tellProgress(job, step.value);
    waiting.unshift(job);
  }

  function tellProgress(job: Job, progress: ReviewProgress): void {
    const now = performance.now();
    if (now - (job.told ?? -Infinity) < tellingProgress) return;
    job.told = now;
    tell({ id: job.id, progress });
  }

  /** For what counts positions as it finds them: how many there will be is not known. */
  function tellAndHear(job: Job): (positions: number) => void {
    return (positions) => {
      hearWhileSolving(job.id);
      tellProgress(job, { done: positions, of: 0 });
    };
  }

  /** Solving keeps the thread busy: what comes meanwhile is fetched. @throws Cancelled */
  function hearWhileSolving(solving: number): void {
    let cancelled = false;
    for (
      let next = receiveMessageOnPort(port);
      next !== undefined;
      next = receiveMessageOnPort(port)
    ) {
      const message = next.message as ToWorker;
      cancelled ||= 'cancelled' in message && message.cancelled === solving;
      hear(message);
    }
    if (cancelled) throw new Cancelled();
  }

  function hear(message: ToWorker): void {
    if ('cancelled' in message) {
      const at = waiting.findIndex(({ id }) => id === message.cancelled);
      if (at === -1) return;
      waiting.splice(at, 1);
      tell({ left: message.cancelled });
    } else {
      waiting.push(message);
    }
    schedule();
  }

  port.on('message', hear);
}

/** Whether a task is carried out bit by bit, behind all that somebody waits for. */
function isPatient(task: Task): boolean {
  const { wanted } = task;
  return wanted === 'values' || wanted === 'review' || (wanted === 'puzzle' && task.ahead);
}
