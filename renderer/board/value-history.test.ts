import { expect, test } from 'vitest';
import type { HistoryView } from '../../electron/api/analysis-view.ts';
import { viewAfter } from '../table/testing.ts';
import { keptValues } from './value-history.ts';
import { drawn } from '../../engine/analysis/value.ts';

const values: HistoryView['values'] = [0, 1, 0].map((seat) => ({
  seat,
  value: drawn,
}));
const view = viewAfter({ moves: ['B-C', 'B-C'] });
const known = { view, values };

test('the values stay while the match continues or the user looks back', () => {
  expect(keptValues(known, viewAfter({ moves: ['B-C', 'B-C', 'B-D'] }))).toEqual(values);
  expect(keptValues(known, viewAfter({ moves: ['B-C', 'B-C'], at: 1 }))).toEqual(values);
});

test('another line has other values', () => {
  expect(keptValues(known, viewAfter({ moves: ['B-C', 'A-C'] }))).toHaveLength(2);
  expect(keptValues(known, viewAfter({ moves: ['B-C'] }))).toHaveLength(2);
});

test("values of another game don't apply", () => {
  expect(keptValues(known, viewAfter({ game: 'summation-duel' }))).toEqual([]);
  expect(keptValues(known, viewAfter({ settings: { overflow: 'rollover' } }))).toEqual([]);
  expect(keptValues(known, { ...view, first: 1 })).toEqual([]);
});
