import { expect, test } from 'vitest';
import { pairingResults } from './results.ts';

const written = (bestOf: number) => pairingResults(bestOf).map((each) => each.join('–'));

test('the results of a pairing are those with which it can end', () => {
  expect(written(1)).toEqual(['1–0', '0.5–0.5', '0–1']);
  expect(written(2)).toEqual(['2–0', '1.5–0.5', '1–1', '0.5–1.5', '0–2']);
  expect(written(3)).toEqual([
    '3–0',
    '2.5–0.5',
    '2–0',
    '2–1',
    '1.5–1.5',
    '1–2',
    '0.5–2.5',
    '0–2',
    '0–3',
  ]);
});
