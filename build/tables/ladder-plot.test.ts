import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../common/paths.mjs';
import { ladderPlot } from './ladder-plot.ts';

/** The labels of the rows of a plot. */
const labels = (svg: string) =>
  [...svg.matchAll(/text-anchor="end">([^<]*)<\/text>/g)].map(([, label]) => label);

test('the plot of the puzzles calls games by their names, as its file does', () => {
  const names = ['Chopsticks', 'The Scholar’s Game', 'Digit Conquest', 'Summation Duel'];
  expect(labels(ladderPlot([]))).toEqual(names);
  expect(labels(readFileSync(inRoot('docs', 'puzzles.svg'), 'utf8'))).toEqual(names);
});
