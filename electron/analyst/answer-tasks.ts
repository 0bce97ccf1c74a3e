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
  /** The rest of a task that has begun and lets others go first. */
  steps?: Steps;
  /** When its progress was last reported (ms). */
  reportedAt?: number;
}

/** A task that is carried out in steps. */
type Steps = Generator<
  ReviewProgress | undefined,
  TaskAnswers['values' | 'review' | 'puzzle'],
  void
>;

/** The least time between two reports of progress (ms). */
const tellingProgress = 100;

/** Ends solving that was cancelled. */
class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/**
 * Answers tasks on a port, one after the other. Values, reviews and puzzles made in advance wait for every task
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
    // Everything that has arrived meanwhile must be known before the next task is chosen.
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
          advance(job, (job.steps ??= performPuzzle(task)));
          break;
        case 'random':
          tell({ id, answer: performRandomPlay(task, tellAndHear(job)) });
          break;
        case 'map':
          tell({ id, answer: performMap(task, tellAndHear(job)) });
          break;
        case 'values':
          advance(job, (job.steps ??= performValues(task, progress)));
          break;
        case 'review':
          advance(job, (job.steps ??= performReview(task, progress)));
          break;
      }
    } catch (error) {
      if (error instanceof Cancelled) {
        tell({ left: id });
        return;
      }
      if (error instanceof UnsolvableGame) tell({ id, error: error.reason });
      else tell({ id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  function advance(job: Job, steps: Steps): void {
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
    if (now - (job.reportedAt ?? -Infinity) < tellingProgress) return;
    job.reportedAt = now;
    tell({ id: job.id, progress });
  }

  /** Makes a callback for searches that count the positions they find; their total is unknown. */
  function tellAndHear(job: Job): (positions: number) => void {
    return (positions) => {
      hearWhileSolving(job.id);
      tellProgress(job, { done: positions, of: 0 });
    };
  }

  /** Fetches messages while solving keeps the thread busy. @throws Cancelled */
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

/** Whether a task is carried out in steps, after all tasks that the user waits for. */
function isPatient(task: Task): boolean {
  const { wanted } = task;
  return wanted === 'values' || wanted === 'review' || (wanted === 'puzzle' && task.ahead);
}
