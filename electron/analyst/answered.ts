import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';
import { failureOf } from './analyst.ts';

/** The messages about a failure of the analyst. */
type FailureCode =
  | 'match.analysis-failed'
  | 'review.failed'
  | 'exercise.not-judged'
  | 'puzzles.failed';

/**
 * Waits for the analyst.
 *
 * @throws Refusal with the reason if it fails.
 */
export async function answered<Answer>(
  asked: Promise<Answer>,
  code: FailureCode = 'match.analysis-failed',
): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw new Refusal(message(code, { reason: failureOf(error) }));
  }
}

/**
 * Waits for the analyst.
 *
 * @param signal - cancels the task.
 * @returns null if it was cancelled.
 * @throws Refusal with the reason if it fails.
 */
export async function answeredUnlessCancelled<Answer>(
  asked: Promise<Answer>,
  signal: AbortSignal,
  code?: FailureCode,
): Promise<Answer | null> {
  try {
    const answer = await answered(asked, code);
    return signal.aborted ? null : answer;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}
