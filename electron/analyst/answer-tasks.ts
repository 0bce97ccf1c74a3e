import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { UnsolvableGame } from '../../engine/analysis/solution.ts';
import {
  performAnalysis,
  performMove,
  performProof,
  performPuzzle,
  performValues,
} from './perform.ts';
import { performMap, performRandomPlay } from './perform-explore.ts';
import {
  performGuidance,
  performJudgement,
  performReview,
  performSolution,
} from './perform-review.ts';
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
  TaskAnswers['values' | 'review' | 'puzzle' | 'proof'],
  void
>;

/** How long what a cancelled task has done is kept: after a move, the next proof continues the same pass (ms). */
const keptAfterCancelling = 5000;

/** The least time between two reports of progress (ms). */
const tellingProgress = 100;

/** Ends solving that was cancelled. */
class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/**
 * Answers tasks on a port, one after the other. Values, proofs, reviews and puzzles made in advance wait for all
 * other tasks, even in the middle of one.
 */
export function answerTasks(port: MessagePort): void {
  const tasks = new Tasks(port);
  port.on('message', (message: ToWorker) => tasks.hear(message));
}

/** The tasks of a port that are not answered yet. */
class Tasks {
  readonly #port: MessagePort;
  readonly #waiting: Job[] = [];
  #scheduled = false;
  #begun: number | undefined;
  /** The steps of the proof that was cancelled last. */
  #kept: Steps | undefined;

  constructor(port: MessagePort) {
    this.#port = port;
  }

  hear(message: ToWorker): void {
    if ('cancelled' in message) {
      const at = this.#waiting.findIndex(({ id }) => id === message.cancelled);
      if (at === -1) return;
      const [job] = this.#waiting.splice(at, 1);
      this.#keepAWhile(job);
      this.#tell({ left: message.cancelled });
    } else {
      this.#waiting.push(message);
    }
    this.#schedule();
  }

  /** Keeps the pass of a cancelled proof, one at most, since each needs much memory. */
  #keepAWhile(job: Job | undefined): void {
    if (job?.steps === undefined) return;
    const { steps, task } = job;
    if (task.wanted !== 'proof') {
      steps.return(null);
      return;
    }
    this.#kept?.return(null);
    this.#kept = steps;
    setTimeout(() => steps.return(null), keptAfterCancelling).unref();
  }

  #tell(answer: FromWorker): void {
    this.#port.postMessage(answer);
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0) return;
    this.#scheduled = true;
    // Everything that has arrived meanwhile must be known before the next task is chosen.
    setImmediate(() => {
      this.#scheduled = false;
      const least = Math.min(...this.#waiting.map(({ task }) => patienceOf(task)));
      const first = this.#waiting.findIndex(({ task }) => patienceOf(task) === least);
      const [job] = this.#waiting.splice(first, 1);
      if (job !== undefined) this.#attempt(job);
      this.#schedule();
    });
  }

  #attempt(job: Job): void {
    const { id } = job;
    if (id !== this.#begun) this.#tell({ begun: id });
    this.#begun = id;
    try {
      this.#carryOut(job);
    } catch (error) {
      if (error instanceof Cancelled) this.#tell({ left: id });
      else if (error instanceof UnsolvableGame) this.#tell({ id, error: error.reason });
      else this.#tell({ id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  #carryOut(job: Job): void {
    const { id, task } = job;
    const progress = () => this.#hearWhileSolving(id);
    const counted = (positions: number) => {
      progress();
      // A search counts the positions that it finds; their total is unknown.
      this.#tellProgress(job, { done: positions, of: 0 });
    };
    switch (task.wanted) {
      case 'move':
        this.#tell({ id, answer: performMove(task, progress) });
        break;
      case 'analysis':
        this.#tell({ id, answer: performAnalysis(task, progress) });
        break;
      case 'judgement':
        this.#tell({ id, answer: performJudgement(task, progress) });
        break;
      case 'solution':
        this.#tell({ id, answer: performSolution(task, progress) });
        break;
      case 'guidance':
        this.#tell({ id, answer: performGuidance(task, progress) });
        break;
      case 'puzzle':
        this.#advance(job, (job.steps ??= performPuzzle(task)));
        break;
      case 'random':
        this.#tell({ id, answer: performRandomPlay(task, counted) });
        break;
      case 'map':
        this.#tell({ id, answer: performMap(task, counted) });
        break;
      case 'values':
        this.#advance(job, (job.steps ??= performValues(task, progress)));
        break;
      case 'proof':
        this.#advance(job, (job.steps ??= performProof(task)));
        break;
      case 'review':
        this.#advance(job, (job.steps ??= performReview(task, progress)));
        break;
    }
  }

  #advance(job: Job, steps: Steps): void {
    const { id } = job;
    const step = steps.next();
    if (step.done === true) {
      this.#tell({ id, answer: step.value });
      return;
    }
    if (step.value) this.#tellProgress(job, step.value);
    this.#waiting.unshift(job);
  }

  #tellProgress(job: Job, progress: ReviewProgress): void {
    const now = performance.now();
    if (now - (job.reportedAt ?? -Infinity) < tellingProgress) return;
    job.reportedAt = now;
    this.#tell({ id: job.id, progress });
  }

  /** Fetches messages while solving keeps the thread busy. @throws Cancelled */
  #hearWhileSolving(solving: number): void {
    let cancelled = false;
    for (
      let next = receiveMessageOnPort(this.#port);
      next !== undefined;
      next = receiveMessageOnPort(this.#port)
    ) {
      const message = next.message as ToWorker;
      cancelled ||= 'cancelled' in message && message.cancelled === solving;
      this.hear(message);
    }
    if (cancelled) throw new Cancelled();
  }
}

/** How long a task can wait: those that the user waits for go first, those in steps later, and proofs last. */
function patienceOf(task: Task): number {
  const { wanted } = task;
  if (wanted === 'proof' || (wanted === 'review' && task.proven)) return 2;
  return wanted === 'values' || wanted === 'review' || (wanted === 'puzzle' && task.ahead) ? 1 : 0;
}
