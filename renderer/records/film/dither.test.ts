import { expect, test } from 'vitest';
import { ditheredBy } from './dither.ts';

const grey = (value: number) => value | (value << 8) | (value << 16);
const places = Array.from({ length: 64 }, (_, at) => [at % 8, Math.floor(at / 8)] as const);
const palette = [100, 108, 200].map((value) => [value, value, value] as const);

/** The average result for a grey value on a square of pixels. */
function average(value: number): number {
  const indexOf = ditheredBy(palette);
  const values = places.map(([x, y]) => palette[indexOf(grey(value), x, y)]?.[0] ?? 0);
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

test('a shade between two colours is mixed from both, so that a gradient has no bands', () => {
  for (const value of [100, 101, 103, 104, 106, 107, 108]) {
    expect(Math.abs(average(value) - value)).toBeLessThanOrEqual(0.5);
  }
});

test('colours that are far apart are not mixed, because the dots would show', () => {
  expect([average(140), average(170)]).toEqual([108, 200]);
});

test('a pixel always gets the same colour', () => {
  const indexOf = ditheredBy(palette);
  const once = places.map(([x, y]) => indexOf(grey(104), x, y));
  expect(places.map(([x, y]) => indexOf(grey(104), x + 8, y + 16))).toEqual(once);
});
