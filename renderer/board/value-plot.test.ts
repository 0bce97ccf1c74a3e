import { expect, test } from 'vitest';
import { thinned } from '../design/thinned.ts';
import { plotPoints, pointsToTheEnd, pointAt } from './value-plot.ts';
import { chanceOf, drawn, winIn } from '../../engine/analysis/value.ts';

const many = plotPoints({
  values: Array.from({ length: 20_000 }, (_, at) => ({
    seat: 0,
    value: at % 2 === 0 ? null : chanceOf(at === 777 ? 0.99 : 0.5 + (at % 7) / 100, true),
  })),
  probabilities: true,
});

test('a line has no more points than the screen can show, including all extremes', () => {
  const line = thinned(many, ({ at }) => at / 80);
  expect(line.length).toBeLessThanOrEqual(4 * 250);
  expect(line.map(({ at }) => at)).toContain(777);
  expect([line[0], line.at(-1)]).toEqual([many[0], many.at(-1)]);
  const places = line.map(({ at }) => at);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('if every point has its own column, all are drawn', () => {
  expect(thinned(many.slice(0, 50), ({ at }) => at)).toEqual(many.slice(0, 50));
});

test('a position has a point unless its value is unknown', () => {
  expect(pointAt(many, 777)?.value.score).toBe(0.99);
  expect(pointAt(many, 778)).toBeUndefined();
  expect(pointAt(many, 99_999)).toBeUndefined();
});

test('the plies to the end are plotted from the end at the bottom to endless at the top', () => {
  const remotenesses = [null, 8, 4, 0];
  const valued = plotPoints({
    values: remotenesses.map((remoteness) => ({
      seat: 0,
      value: remoteness === null ? drawn : winIn(remoteness),
    })),
    probabilities: false,
  });
  const heights = pointsToTheEnd(valued).map(({ height }) => height);
  expect(heights[0]).toBe(1);
  expect(heights[1], 'the furthest end is nearer than none').toBeLessThan(1);
  expect(heights[3]).toBe(-1);
  expect((heights[1] ?? 0) - (heights[2] ?? 0)).toBeCloseTo((heights[2] ?? 0) + 1, 9);
});
