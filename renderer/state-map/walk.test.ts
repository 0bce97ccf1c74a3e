import { expect, test } from 'vitest';
import type { MapNodeView } from '../../electron/api/explorer.ts';
import { neighbourIn, previousOf } from './walk.ts';
import { drawn } from '../../engine/analysis/value.ts';

const node = (x: number, y: number): MapNodeView => ({
  key: `${x} ${y}`,
  position: '',
  distance: 0,
  over: false,
  x,
  y,
  value: drawn,
});

/** A cross around a centre whose last move returns to it, and a distant position without connection. */
const cross: { nodes: MapNodeView[]; next: number[][] } = {
  nodes: [node(5, 5), node(6, 5), node(9, 5.5), node(5, 7), node(5.2, 4), node(4, 4.9), node(7, 5)],
  next: [[1, 2, 3], [], [], [], [0], [0], []],
};
const previous = previousOf(cross);

test('each arrow key goes to the nearest connected position in its direction, along a move or against it', () => {
  expect(previous[0]).toEqual([4, 5]);
  expect(neighbourIn(cross, previous, 0, 'right')).toBe(1);
  expect(neighbourIn(cross, previous, 0, 'down')).toBe(3);
  expect(neighbourIn(cross, previous, 0, 'up')).toBe(4);
  expect(neighbourIn(cross, previous, 0, 'left')).toBe(5);
});

test('a move can be followed back', () => {
  expect(neighbourIn(cross, previous, 2, 'left')).toBe(0);
});

test('without a move there is no neighbour', () => {
  expect(neighbourIn(cross, previous, 1, 'right')).toBeUndefined();
  expect(neighbourIn(cross, previous, 6, 'left')).toBeUndefined();
});
