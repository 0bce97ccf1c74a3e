import { z } from 'zod';
import { request } from './contract.ts';

/** How many positions the user has predicted the value of, and how many of them rightly. */
export interface PredictionScore {
  readonly right: number;
  readonly asked: number;
}

/** What windows can ask about predicted values. */
export const predictionRequests = {
  predictions: request(z.undefined()).answeredBy<PredictionScore>(),
  /** Keeps how a prediction went, and answers with the score that it makes. */
  keepPrediction: request(z.strictObject({ right: z.boolean() })).answeredBy<PredictionScore>(),
} as const;
