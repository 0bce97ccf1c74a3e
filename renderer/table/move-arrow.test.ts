import { expect, test } from 'vitest';
import type { Box } from '../hands/reach.ts';
import { arrowBetween, besideArrow, type Arrow } from './move-arrow.ts';

const near: Box = { x: 100, y: 500, width: 160, height: 220, heading: 0 };
const far: Box = { x: 400, y: 60, width: 160, height: 220, heading: 180 };
const beside: Box = { ...near, x: 320 };
const side: Box = { x: 0, y: 200, width: 220, height: 160, heading: 90 };

const tips = ({ heads }: Arrow): number[][] =>
  heads.map((points) => (points.split(' ')[0] ?? '').split(',').map(Number));

test('it begins on the fingers that strike and ends on those that are struck', () => {
  const { shaft, heads } = arrowBetween(near, far);
  expect(shaft).toMatch(/^M180\.0,566\.0Q/);
  expect(heads).toHaveLength(1);
  expect(tips(arrowBetween(near, far))).toEqual([[480, 249.2]]);
});

test('it reaches the fist of a hand that is out', () => {
  const [[, y = 0] = []] = tips(arrowBetween(near, far, { atFist: true }));
  expect(y).toBeCloseTo(192);
});

test('a hand at a side is touched at its fingers', () => {
  expect(tips(arrowBetween(near, side))).toEqual([[189.2, 280]]);
});

test('from one own hand to the other it stays between the palms', () => {
  const [[x = 0, y = 0] = []] = tips(arrowBetween(near, beside));
  expect([x, y]).toEqual([368, 610]);
});

test('a split points at both hands', () => {
  expect(tips(arrowBetween(near, beside, { mutual: true }))).toEqual([
    [368, 610],
    [212, 610],
  ]);
});

test('it bends towards the middle of the table', () => {
  const [above, below] = [
    { x: 300, y: 0 },
    { x: 300, y: 900 },
  ].map((around) =>
    Number(/Q[\d.]+,([\d.]+)/.exec(arrowBetween(near, beside, { around }).shaft)?.[1]),
  );
  expect(above).toBeLessThan(below ?? 0);
});

test('an arrow back between two hands bends to the other side', () => {
  const around = { x: 600, y: 700 };
  const there = arrowBetween(near, far, { around }).line[20];
  const back = arrowBetween(far, near, { around, aside: true }).line[20];
  const usual = arrowBetween(far, near, { around }).line[20];
  const apart = (one = { x: 0, y: 0 }, other = { x: 0, y: 0 }) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  expect(apart(there, usual)).toBeLessThan(apart(there, back) / 2);
  expect(apart(there, back)).toBeGreaterThan(30);
});

test('words stand close beside the line, in their row, without crossing it', () => {
  const row = { x: 0, y: 300, width: 660, height: 60 };
  const note = { width: 90, height: 30 };
  for (const [from, to] of [
    [near, far],
    [beside, far],
    [{ ...near, x: 400 }, far],
    [
      { ...near, x: 0 },
      { ...far, x: 0 },
    ],
    [
      { ...near, x: 500 },
      { ...far, x: 500 },
    ],
  ] as const) {
    const arrow = arrowBetween(from, to, { around: { x: 330, y: 330 } });
    const { x, y } = besideArrow(arrow, note, row);
    expect([x >= 0, x + note.width <= 660, y >= 300, y + note.height <= 360]).toEqual(
      Array(4).fill(true),
    );
    const distances = arrow.line.map((point) =>
      Math.hypot(
        Math.max(x - point.x, 0, point.x - x - note.width),
        Math.max(y - point.y, 0, point.y - y - note.height),
      ),
    );
    expect(Math.min(...distances)).toBeGreaterThan(4);
    expect(Math.min(...distances)).toBeLessThan(30);
  }
});

test('words for which there is no room beside the line stand on it', () => {
  const row = { x: 200, y: 300, width: 100, height: 60 };
  const { x } = besideArrow(arrowBetween(near, far), { width: 90, height: 30 }, row);
  expect(x).toBeGreaterThanOrEqual(200);
  expect(x).toBeLessThanOrEqual(210);
});
