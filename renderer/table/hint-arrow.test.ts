import { expect, test } from 'vitest';
import type { Box } from '../hands/reach.ts';
import { arrowBetween, type Arrow } from './hint-arrow.ts';

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
