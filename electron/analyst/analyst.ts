import type { ReviewProgress } from '../../engine/review/review-match.ts';
import type { Message } from '../../words/message.ts';
import type { Task, TaskAnswers } from './tasks.ts';

/** All solving and searching happens behind this, away from the thread that owns the windows. */
export interface Analyst {
  /**
   * Has a task carried out.
   *
   * @param signal - ends a task that nobody needs any more; its promise is then rejected.
   * @param progress - is told now and then how far a task is that takes a while.
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

/** Why a task failed: in words where a person can know them, else as the system says it, without a full stop. */
export function failureOf(error: unknown): Message | string {
  const reason = error instanceof TaskFailed ? error.reason : error;
  if (typeof reason === 'object' && reason !== null && 'code' in reason) return reason as Message;
  const text = reason instanceof Error ? reason.message : String(reason);
  return text.replace(/\.$/, '');
}
