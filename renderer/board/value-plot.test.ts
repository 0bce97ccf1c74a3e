import { expect, test } from 'vitest';
import { thinned } from '../design/thinned.ts';
import { plotPoints, pointAt } from './value-plot.ts';

const many = plotPoints(
  Array.from({ length: 20_000 }, (_, at) => ({
    seat: 0,
    exact: null,
    odds: at % 2 === 0 ? null : { value: at === 777 ? 0.99 : 0.5 + (at % 7) / 100, exact: true },
  })),
);

test('a line has no more points than can be seen, and all that stand out', () => {
  const line = thinned(many, ({ at }) => at / 80);
  expect(line.length).toBeLessThanOrEqual(4 * 250);
  expect(line.map(({ at }) => at)).toContain(777);
  expect([line[0], line.at(-1)]).toEqual([many[0], many.at(-1)]);
  const places = line.map(({ at }) => at);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('where every point has its own column, all are drawn', () => {
  expect(thinned(many.slice(0, 50), ({ at }) => at)).toEqual(many.slice(0, 50));
});

test('a moment has its point, unless its value is not known', () => {
  expect(pointAt(many, 777)?.odds).toBe(0.99);
  expect(pointAt(many, 778)).toBeUndefined();
  expect(pointAt(many, 99_999)).toBeUndefined();
});
