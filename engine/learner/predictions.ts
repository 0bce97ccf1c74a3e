import type { Line } from './line.ts';

/** The numbers of predicted values and of right ones. */
export function predictionScore(lines: readonly Line[]): { right: number; asked: number } {
  const predictions = lines.filter((line) => line.what === 'prediction');
  const right = predictions.filter((line) => line.right).length;
  return { right, asked: predictions.length };
}
