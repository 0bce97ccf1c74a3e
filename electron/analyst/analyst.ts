import type { ReviewProgress } from '../../engine/review/review-match.ts';
import type { Message } from '../../words/message.ts';
import type { Task, TaskAnswers } from './tasks.ts';

/** Does all solving and searching, away from the thread that owns the windows. */
export interface Analyst {
  /**
   * Carries out a task.
   *
   * @param signal - cancels the task; its promise is then rejected.
   * @param progress - called now and then during a long task.
   * @throws Error saying why it can't be carried out.
   */
  ask<Wanted extends Task['wanted']>(
    task: Extract<Task, { wanted: Wanted }>,
    signal?: AbortSignal,
    progress?: (progress: ReviewProgress) => void,
  ): Promise<TaskAnswers[Wanted]>;
  close(): void;
}

/** A task that could not be carried out. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed';
  readonly reason: Message | string;

  constructor(reason: Message | string) {
    super(typeof reason === 'string' ? reason : reason.code);
    this.reason = reason;
  }
}

/** Why a task failed: a message if the program has one, else the system's text without its full stop. */
export function failureOf(error: unknown): Message | string {
  const reason = error instanceof TaskFailed ? error.reason : error;
  if (typeof reason === 'object' && reason !== null && 'code' in reason) return reason as Message;
  const text = reason instanceof Error ? reason.message : String(reason);
  return text.replace(/\.$/, '');
}
