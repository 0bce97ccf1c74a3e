import { expect, test } from 'vitest';
import {
  noPlacements,
  placementFor,
  withPlacement,
  type Placement,
  type PlacementDisplay,
} from './placement.ts';

const displayAt = (x: number, y: number, width: number, height: number): PlacementDisplay => ({
  bounds: { x, y, width, height },
  // The top is a bar of the system.
  workArea: { x, y: y + 30, width, height: height - 30 },
  scaleFactor: 1,
});
const laptop = displayAt(0, 0, 1440, 900);
const left = displayAt(-1920, -100, 1920, 1080);

const at = (x: number, y: number, width: number, height: number): Placement => ({
  bounds: { x, y, width, height },
  state: 'normal',
});

/** The place where a window opens after it was closed with other displays, or the same ones. */
const reopened = (
  placement: Placement,
  closed: readonly PlacementDisplay[],
  opened: readonly PlacementDisplay[] = closed,
) => placementFor(withPlacement(noPlacements, 'board', closed, placement), 'board', opened)?.bounds;

test('a window opens where it was, also left of and above the primary display', () => {
  expect(reopened(at(-1800, -60, 1200, 800), [laptop, left])).toEqual(
    at(-1800, -60, 1200, 800).bounds,
  );
});

test('a window that was never open has the default place', () => {
  const kept = withPlacement(noPlacements, 'board', [laptop], at(0, 30, 800, 600));
  expect(placementFor(kept, 'preferences', [laptop])).toBeUndefined();
  expect(placementFor(kept, 'constructor', [laptop])).toBeUndefined();
});

test('a window on two displays, or that sticks out a little, stays', () => {
  expect(reopened(at(-400, 100, 900, 700), [laptop, left])).toEqual(at(-400, 100, 900, 700).bounds);
  expect(reopened(at(-7, 30, 700, 877), [laptop])).toEqual(at(-7, 30, 700, 877).bounds);
});

test('a window whose display is gone opens in the middle of the primary one', () => {
  expect(reopened(at(-1800, -60, 1200, 800), [laptop, left], [laptop])).toEqual(
    at(120, 65, 1200, 800).bounds,
  );
});

test('a window shrinks and moves to fit a smaller display', () => {
  const small = displayAt(0, 0, 1024, 768);
  expect(reopened(at(100, 200, 1200, 700), [laptop], [small])).toEqual(at(0, 68, 1024, 700).bounds);
  expect(reopened(at(600, 30, 400, 300), [laptop], [small])).toEqual(at(600, 30, 400, 300).bounds);
});

test('a window over the edge comes back to the display on which most of it is', () => {
  expect(reopened(at(-1000, 500, 1200, 800), [laptop, left])).toEqual(
    at(-1200, 180, 1200, 800).bounds,
  );
});

test('each arrangement of displays has its own places, in any order of the displays', () => {
  let kept = withPlacement(noPlacements, 'board', [laptop, left], at(-1800, 0, 1200, 800));
  kept = withPlacement(kept, 'board', [laptop], at(10, 40, 900, 700));
  kept = withPlacement(kept, 'preferences', [laptop], at(20, 50, 600, 500));
  expect(placementFor(kept, 'board', [left, laptop])?.bounds.x).toBe(-1800);
  expect(placementFor(kept, 'board', [laptop])?.bounds.x).toBe(10);
  expect(placementFor(kept, 'preferences', [laptop])?.bounds.x).toBe(20);
});

test('maximised and full screen are remembered with the normal bounds', () => {
  const placement = { ...at(10, 40, 900, 700), state: 'maximized' as const };
  const kept = withPlacement(noPlacements, 'board', [laptop], placement);
  expect(placementFor(kept, 'board', [laptop])).toEqual(placement);
});

test('old arrangements are forgotten', () => {
  let kept = noPlacements;
  for (let width = 1000; width < 1050; width++) {
    kept = withPlacement(kept, 'board', [displayAt(0, 0, width, 900)], at(0, 30, 900, 700));
  }
  expect(kept.arrangements).toHaveLength(10);
  expect(kept.arrangements[0]?.displays).toContain('1049');
});

test('without any display no window moves', () => {
  expect(reopened(at(5, 5, 900, 700), [])).toEqual(at(5, 5, 900, 700).bounds);
});
