import { expect, test } from 'vitest';
import { extensionsFor, FINGERS } from './fingers.ts';
import { HAND_BOX, handShapes, type HandShapes } from './geometry.ts';
import { LINE } from './outline.ts';
import { blendPoses, type Pose, poseFor, type Posture } from './pose.ts';

const POSTURES: Posture[] = ['fingers', 'rock', 'paper', 'scissors', 'double-scissors'];
const VALUES = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 9];
const POSES: [string, Pose][] = [
  ...VALUES.map((value): [string, Pose] => [`${value}`, poseFor(value, 'fingers', 'alive')]),
  ...POSTURES.map((posture): [string, Pose] => [posture, poseFor(3, posture, 'alive')]),
];

function pathsOf(shapes: HandShapes): string[] {
  return [
    shapes.palm,
    shapes.thumb.fill,
    shapes.thumb.line,
    ...shapes.fingers.flatMap((finger) => [finger.shaft, finger.shaftLine, finger.flap]),
  ];
}

function numbersIn(path: string): number[] {
  return [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));
}

function pointsOf(path: string): { x: number; y: number }[] {
  const numbers = numbersIn(path);
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : [],
  );
}

/** The highest point of a path without arcs; smaller is higher. */
function topOf(path: string): number {
  return Math.min(...numbersIn(path).filter((_, index) => index % 2 === 1));
}

function indexTop(value: number): number {
  const { fingers } = handShapes(poseFor(value, 'fingers', 'alive'), 'palm');
  const index = fingers.find(({ finger }) => finger === 'index');
  return topOf(index?.shaft ?? '');
}

test.each(POSES)('%s: every path is drawn with numbers only', (_, pose) => {
  for (const view of ['palm', 'back'] as const)
    for (const path of pathsOf(handShapes(pose, view))) {
      expect(path).toMatch(/^M/);
      expect(path).not.toMatch(/NaN|Infinity|undefined/);
    }
});

test.each(POSES)('%s: the hand stays inside its box', (_, pose) => {
  const { fingers, thumb } = handShapes(pose, 'palm');
  for (const path of [thumb.fill, ...fingers.map(({ shaft }) => shaft)])
    numbersIn(path).forEach((number, index) => {
      const [start, size] =
        index % 2 === 0 ? [HAND_BOX.x, HAND_BOX.width] : [HAND_BOX.y, HAND_BOX.height];
      expect(number).toBeGreaterThanOrEqual(start);
      expect(number).toBeLessThanOrEqual(start + size);
    });
});

test('a half finger stands between a folded and a straight one', () => {
  expect(indexTop(0.5)).toBeLessThan(indexTop(0) - 15);
  expect(indexTop(0.5)).toBeGreaterThan(indexTop(1) + 15);
});

test('a half thumb hooks in without touching the hand, as an outline on both sides needs', () => {
  const { thumb, palm } = handShapes(poseFor(4.5, 'fingers', 'alive'), 'back');
  const beside = (path: string) =>
    pointsOf(path).filter(({ y }) => y > HAND_BOX.y + 120 && y < HAND_BOX.y + 170);
  const thumbEdge = Math.max(...beside(thumb.fill).map(({ x }) => x));
  const palmEdge = Math.min(...beside(palm).map(({ x }) => x));
  expect(palmEdge - thumbEdge).toBeGreaterThan(2 * LINE);
});

test('a finger rises evenly: no jump between folded and straight', () => {
  const tops = Array.from({ length: 51 }, (_, step) => indexTop(step / 50));
  tops.slice(1).forEach((top, step) => {
    expect(Math.abs(top - (tops[step] ?? 0))).toBeLessThan(6);
  });
});

test('paths of all poses have the same build, so that one can turn into another', () => {
  const build = (pose: Pose) =>
    handShapes(pose, 'palm').fingers.map(({ shaft }) => shaft.replace(/[-\d. ]+/g, '#'));
  for (const [, pose] of POSES) expect(build(pose)).toEqual(build(POSES[0]?.[1] ?? pose));
});

test('a blend ends at its target', () => {
  const [from, to] = [poseFor(1, 'fingers', 'alive'), poseFor(4, 'paper', 'alive')];
  expect(blendPoses(from, to, 0)).toEqual(from);
  expect(blendPoses(from, to, 1)).toEqual(to);
});

test('scissors spread two fingers, double scissors three, and wider than for counting', () => {
  const spread = (value: number, posture: Posture) => {
    const { extension, splay } = poseFor(value, posture, 'alive');
    const up = FINGERS.filter((finger) => extension[finger] === 1).map((finger) => splay[finger]);
    return { up: up.length, width: Math.max(...up) - Math.min(...up) };
  };
  expect(spread(4, 'scissors').up).toBe(2);
  expect(spread(4, 'scissors').width).toBeGreaterThan(2 * spread(2, 'fingers').width);
  expect(spread(3, 'double-scissors').up).toBe(3);
  expect(spread(3, 'double-scissors').width).toBeGreaterThan(2 * spread(3, 'fingers').width);
});

test('a hand that is out is closed, whatever it held before', () => {
  for (const posture of POSTURES)
    expect(poseFor(4, posture, 'dead').extension).toEqual(extensionsFor(0));
});
