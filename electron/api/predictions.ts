import { z } from 'zod';
import { request } from './contract.ts';
import { settingValues } from './setting-values.ts';

/** The numbers of predicted values and of right ones. */
export interface PredictionScore {
  readonly right: number;
  readonly asked: number;
}

/** The requests about predicted values. */
export const predictionRequests = {
  predictions: request(z.undefined()).answeredBy<PredictionScore>(),
  /** Saves the outcome of a prediction and returns the new score. */
  keepPrediction: request(
    z.strictObject({
      /** The predicted position by its canonical key. */
      place: z.strictObject({
        game: z.string().max(40),
        settings: settingValues,
        position: z.string().max(1000),
      }),
      said: z.enum(['win', 'draw', 'lose']),
      right: z.boolean(),
    }),
  ).answeredBy<PredictionScore>(),
} as const;
