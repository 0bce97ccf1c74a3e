import { expect, test } from 'vitest';
import type { Flight } from './hand-flight.ts';
import { popped, raised, turnedOver } from './gestures.ts';
import type { Box } from './reach.ts';
import { split, strike, struck } from './strike.ts';

const MINE: Box = { x: 100, y: 500, width: 150, height: 250 };
const THEIRS: Box = { x: 400, y: 0, width: 150, height: 250 };

function shiftAt(flight: Flight, offset: number): { x: number; y: number } {
  const frame = flight.keyframes.find((keyframe) => keyframe.offset === offset);
  const [x, y] = String(frame?.['translate']).split(' ').map(parseFloat);
  return { x: x ?? NaN, y: y ?? NaN };
}

function moved(box: Box, { x, y }: { x: number; y: number }): Box {
  return { ...box, x: box.x + x, y: box.y + y };
}

function touch(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

test.each([
  ['across the table', MINE, THEIRS],
  ['back across the table', THEIRS, MINE],
  ['straight ahead', { ...MINE, x: 400 }, THEIRS],
  ['on the hand beside it', MINE, { ...MINE, x: 400 }],
])('a strike %s touches at the time of contact, and not before', (_, striker, target) => {
  const flight = strike(striker, target, 'full');
  expect(touch(moved(striker, shiftAt(flight, flight.contact)), target)).toBe(true);
  expect(touch(moved(striker, shiftAt(flight, 0.12)), target)).toBe(false);
});

test('a strike begins and ends at rest, within the limits of motion', () => {
  const flight = strike(MINE, THEIRS, 'full');
  expect(shiftAt(flight, 0)).toEqual({ x: 0, y: 0 });
  expect(shiftAt(flight, 1)).toEqual({ x: 0, y: 0 });
  expect(flight.duration).toBeGreaterThanOrEqual(160);
  expect(flight.duration).toBeLessThanOrEqual(320);
});

test('a hand that was dropped strikes from there, without returning first', () => {
  const dropped = { x: 240, y: -380 };
  const flight = strike({ ...MINE, dropped }, THEIRS, 'full');
  expect(shiftAt(flight, 0)).toEqual(dropped);
  const contact = shiftAt(flight, flight.contact);
  expect(contact).toEqual(shiftAt(strike(MINE, THEIRS, 'full'), flight.contact));
  const ways = flight.keyframes
    .filter(({ offset }) => Number(offset) < flight.contact)
    .map(({ offset }) => shiftAt(flight, Number(offset)).y);
  expect(Math.max(...ways)).toBeLessThan(contact.y / 2);
  expect(shiftAt(flight, 1)).toEqual({ x: 0, y: 0 });
});

test('a hand that was dropped on its target doesn’t jump', () => {
  const dropped = { x: 300, y: -500 };
  const { keyframes, duration } = strike({ ...MINE, dropped }, THEIRS, 'full');
  const frame = 40 / duration;
  for (const [index, { offset }] of keyframes.entries()) {
    const before = Number(keyframes[index - 1]?.offset);
    if (index === 0 || Number(offset) > 0.5) continue;
    const [from, to] = [shiftAt({ keyframes, duration, contact: 0 }, before), keyframes[index]];
    const [x = 0, y = 0] = String(to?.['translate']).split(' ').map(parseFloat);
    const steps = Math.max(1, (Number(offset) - before) / frame);
    expect(Math.hypot(x - from.x, y - from.y) / steps).toBeLessThan(MINE.height / 4);
  }
});

test('a striking hand points at its target', () => {
  const leanAt = (striker: Box, target: Box) => {
    const { keyframes, contact } = strike(striker, target, 'full');
    return parseFloat(String(keyframes.find(({ offset }) => offset === contact)?.['rotate']));
  };
  expect(leanAt(MINE, THEIRS)).toBeGreaterThan(0);
  expect(leanAt({ ...MINE, x: 700 }, THEIRS)).toBeLessThan(0);
  // Fingers that point down lean the opposite way for the same side.
  expect(leanAt(THEIRS, MINE)).toBeGreaterThan(0);
});

test('a hand that reaches in from the left turns towards its target', () => {
  const left: Box = { x: 0, y: 300, width: 250, height: 150, heading: 90 };
  const { keyframes, contact } = strike(left, { ...THEIRS, heading: 180 }, 'full');
  const lean = parseFloat(String(keyframes.find(({ offset }) => offset === contact)?.['rotate']));
  expect(lean).toBeLessThan(0);
  expect(lean).toBeGreaterThan(-30);
});

test('the struck hand gives way at contact, away from the striker', () => {
  const flight = struck(MINE, THEIRS, 'full');
  expect(shiftAt(flight, flight.contact)).toEqual({ x: 0, y: 0 });
  const pushed = shiftAt(flight, Number(flight.keyframes.at(-2)?.offset));
  expect(pushed.x).toBeGreaterThan(0);
  expect(pushed.y).toBeLessThan(0);
});

test('a hand that goes out is touched at the same moment, and reels for longer', () => {
  const [stays, out] = [false, true].map((dies) => struck(MINE, THEIRS, 'full', dies));
  expect(out && out.duration * out.contact).toBeCloseTo(stays ? stays.duration * stays.contact : 0);
  expect(out?.duration).toBeGreaterThan(stays?.duration ?? Infinity);
  expect(struck(MINE, THEIRS, 'reduced', true).duration).toBe(0);
});

test('a number has its normal size until it changes, and at the end', () => {
  const { keyframes, duration, contact } = popped(140);
  expect(duration * contact).toBeCloseTo(140);
  const sizes = keyframes.map(({ offset, scale }) => [Number(offset) > contact, Number(scale)]);
  expect(sizes.filter(([changed]) => changed !== true).map(([, size]) => size)).toEqual([1, 1]);
  expect(sizes.some(([changed, size]) => changed === true && Number(size) > 1)).toBe(true);
  expect(sizes.at(-1)).toEqual([true, 1]);
});

test('the hands of a split meet half-way and part again', () => {
  const right = { ...MINE, x: 500 };
  const flights = split(MINE, right, 'full');
  const [mine, other] = [shiftAt(flights.left, 0.44), shiftAt(flights.right, 0.44)];
  expect(touch(moved(MINE, mine), moved(right, other))).toBe(true);
  expect(mine.x).toBe(-other.x);
  expect(shiftAt(flights.left, 1)).toEqual({ x: 0, y: 0 });
});

test('reduced motion moves nothing and takes 80 ms; off takes no time', () => {
  const flights = [strike(MINE, THEIRS, 'reduced'), split(MINE, THEIRS, 'reduced').left];
  for (const flight of flights) {
    expect(flight.duration).toBe(80);
    expect(flight.keyframes.some((keyframe) => 'translate' in keyframe)).toBe(false);
  }
  expect(strike(MINE, THEIRS, 'off')).toEqual({ keyframes: [], duration: 0, contact: 0 });
});

test('a hand turns over about its own length, in whatever direction it points', () => {
  const hand = { x: 0, y: 0, width: 100, height: 140 };
  const edge = (heading: number) =>
    turnedOver({ ...hand, heading }, 'full').keyframes[1]?.['scale'];
  expect([0, 184, 90, 270].map(edge)).toEqual(['0.06 1', '0.06 1', '1 0.06', '1 0.06']);
  expect(turnedOver(hand, 'off').duration).toBe(0);
  expect(turnedOver(hand, 'reduced').keyframes).toEqual(raised(hand, 'reduced').keyframes);
});

test('a hand that gains a finger is raised in the direction it points', () => {
  const hand = { x: 0, y: 0, width: 100, height: 140, heading: 90 };
  expect(raised(hand, 'full').keyframes[1]?.['translate']).toMatch(/^9\.8px -?0\.0px$/);
});
