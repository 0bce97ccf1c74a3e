import { fileReason } from '../../storage/files/reason.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { message } from '../../words/message.ts';
import type { progressRequests } from '../api/progress.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';

/**
 * Answers the requests about all that a learner did.
 *
 * @param restart - restarts the program, whose pages hold what they have shown.
 */
export function progressHandlers(
  journal: Journal,
  restart: () => void,
): Handlers<keyof typeof progressRequests> {
  return {
    forgetProgress() {
      try {
        journal.forget(new Date());
      } catch (error) {
        throw new Refusal(message('forget.failed', { reason: fileReason(error) }));
      }
      restart();
      return null;
    },
  };
}
