import { z } from 'zod';
import { fileReason } from '../../storage/files/reason.ts';
import { message } from '../../words/message.ts';
import type { PredictionScore, predictionRequests } from '../api/predictions.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { TrainingFile } from './training-file.ts';

const scoreSchema = z.object({ right: z.int().min(0), asked: z.int().min(0) });

/** Answers the requests about predicted values. */
export function predictionHandlers(
  training: TrainingFile,
): Handlers<keyof typeof predictionRequests> {
  const section = training.section<PredictionScore>('predictions', scoreSchema, {
    right: 0,
    asked: 0,
  });
  return {
    predictions: () => section.get(),
    keepPrediction({ right: isRight }) {
      const { right, asked } = section.get();
      const score = { right: right + (isRight ? 1 : 0), asked: asked + 1 };
      try {
        section.set(score);
      } catch (error) {
        throw new Refusal(message('predict.not-kept', { reason: fileReason(error) }));
      }
      return score;
    },
  };
}
