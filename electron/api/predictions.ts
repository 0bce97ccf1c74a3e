import { z } from 'zod';
import { request } from './contract.ts';

/** The numbers of predicted values and of right ones. */
export interface PredictionScore {
  readonly right: number;
  readonly asked: number;
}

/** The requests about predicted values. */
export const predictionRequests = {
  predictions: request(z.undefined()).answeredBy<PredictionScore>(),
  /** Saves the outcome of a prediction and returns the new score. */
  keepPrediction: request(z.strictObject({ right: z.boolean() })).answeredBy<PredictionScore>(),
} as const;
