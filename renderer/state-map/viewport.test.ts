import { expect, test } from 'vitest';
import { cell, Viewport } from './viewport.svelte.ts';

/** Twenty cells by ten in a window of 1000 by 600. */
function begun(): Viewport {
  const viewport = new Viewport();
  viewport.resize(1000, 600);
  viewport.begin({ width: 20, height: 10 });
  return viewport;
}

const seen = ({ x, y, scale }: Viewport, column: number, row: number) => ({
  x: column * cell.width * scale + x,
  y: row * cell.height * scale + y,
});

test('the whole map is shown at first, and in a window of another size', () => {
  const viewport = begun();
  const inside = (width: number, height: number) => {
    const [first, last] = [seen(viewport, 0, 0), seen(viewport, 20, 10)];
    expect(first.x).toBeGreaterThan(0);
    expect(first.y).toBeGreaterThan(0);
    expect(last.x).toBeLessThan(width);
    expect(last.y).toBeLessThan(height);
  };
  inside(1000, 600);
  viewport.resize(500, 700);
  inside(500, 700);
});

test('the whole map is shown even if a position is selected before the room is known', () => {
  const viewport = new Viewport();
  viewport.begin({ width: 20, height: 10 });
  viewport.reveal({ x: 400, y: 300 });
  viewport.resize(1000, 600);
  expect(viewport.scale).toBe(begun().scale);
  expect(seen(viewport, 0, 0).x).toBeGreaterThan(0);
});

test('zooming keeps the point under the finger in place', () => {
  const viewport = begun();
  const at = seen(viewport, 4, 3);
  for (const factor of [1.25, 1.25, 0.5, 3]) {
    viewport.zoom(factor, at);
    expect(seen(viewport, 4, 3).x).toBeCloseTo(at.x, 6);
    expect(seen(viewport, 4, 3).y).toBeCloseTo(at.y, 6);
  }
});

test('zooming and dragging are limited', () => {
  const viewport = begun();
  const fitting = viewport.scale;
  viewport.zoom(1000);
  expect(viewport.scale).toBe(3);
  viewport.zoom(0.000_01);
  expect(viewport.scale).toBeCloseTo(Math.min(1, fitting * 0.7), 6);
  viewport.pan(100_000, -100_000);
  expect(viewport.x).toBe(800);
  expect(seen(viewport, 0, 10).y).toBeCloseTo(120, 6);
});

test('a point out of sight is moved into sight, and one in sight moves nothing', () => {
  const viewport = begun();
  viewport.zoom(3, { x: 0, y: 0 });
  const { x } = viewport;
  const far = { x: 19 * cell.width, y: 9 * cell.height };
  viewport.reveal(far);
  const there = seen(viewport, 19, 9);
  expect(there.x).toBeLessThan(1000);
  expect(there.y).toBeLessThan(600);
  expect(viewport.x).not.toBe(x);
  const before = { x: viewport.x, y: viewport.y };
  viewport.reveal(far);
  expect(viewport.x).toBeCloseTo(before.x, 6);
  expect(viewport.y).toBeCloseTo(before.y, 6);
});

test('selecting a position before the room has a size keeps the whole map in sight', () => {
  const viewport = new Viewport();
  viewport.begin({ width: 20, height: 10 });
  viewport.reveal({ x: 4 * cell.width, y: 3 * cell.height });
  viewport.resize(1000, 600);
  const { x, y, scale } = begun();
  expect(viewport).toMatchObject({ x, y, scale });
});
