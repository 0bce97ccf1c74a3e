import { expect, test } from 'vitest';
import { halves, resultsOf } from './results.ts';

const written = (bestOf: number) => resultsOf(bestOf).map((each) => each.map(halves).join('–'));

test('the results of a pairing are those with which it can end', () => {
  expect(written(1)).toEqual(['1–0', '½–½', '0–1']);
  expect(written(3)).toEqual(['2½–½', '2–0', '2–1', '1½–1½', '1–2', '½–2½', '0–2']);
  expect(written(2)).toEqual(['2–0', '1½–½', '1–1', '½–1½', '0–2']);
});
