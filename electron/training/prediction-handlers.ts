import { momentOf } from '../../engine/learner/moment.ts';
import { predictionScore } from '../../engine/learner/predictions.ts';
import { fileReason } from '../../storage/files/reason.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { message } from '../../words/message.ts';
import type { predictionRequests } from '../api/predictions.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';

/** Answers the requests about predicted values. */
export function predictionHandlers(journal: Journal): Handlers<keyof typeof predictionRequests> {
  return {
    predictions: () => journal.after(predictionScore),
    keepPrediction({ right }) {
      try {
        journal.add({ what: 'prediction', at: momentOf(new Date()), right });
      } catch (error) {
        throw new Refusal(message('predict.not-kept', { reason: fileReason(error) }));
      }
      return journal.after(predictionScore);
    },
  };
}
