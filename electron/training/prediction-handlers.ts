import { momentOf } from '../../engine/learner/moment.ts';
import { predictionScore } from '../../engine/learner/predictions.ts';
import { placeUnder } from '../../engine/puzzles/puzzle-place.ts';
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
    keepPrediction({ place, said, right }) {
      const { game, settings, position } = place;
      const of = { place: placeUnder(game, settings, position), said, right };
      try {
        journal.add({ what: 'prediction', at: momentOf(new Date()), ...of });
      } catch (error) {
        throw new Refusal(message('predict.not-kept', { reason: fileReason(error) }));
      }
      return journal.after(predictionScore);
    },
  };
}
