import { expect, test } from 'vitest';
import { besideHand } from './beside-hand.ts';

const table = { x: 100, y: 50, width: 600, height: 500 };
const note = { width: 120, height: 30 };
const hand = { x: 340, width: 120, height: 200 };

test('a note about a hand is in front of its fingers, centred', () => {
  const above = besideHand({ ...hand, y: 350, heading: 0 }, note, table);
  expect(above.x + note.width / 2).toBe(hand.x + hand.width / 2 - table.x);
  expect(above.y + note.height).toBeLessThanOrEqual(350 - table.y);
  const below = besideHand({ ...hand, y: 50, heading: 180 }, note, table);
  expect(below.y).toBeGreaterThanOrEqual(200);
  const across = { x: 100, y: 200, width: 200, height: 120, heading: 90 };
  expect(besideHand(across, note, table).x).toBeGreaterThanOrEqual(200);
});

test('notes stay on the table, however near its edge the hand is', () => {
  for (const [x, y] of [
    [60, 350],
    [640, 350],
    [340, -20],
    [340, 540],
  ] as const) {
    for (const heading of [0, 90, 180, 270]) {
      const place = besideHand({ x, y, width: 120, height: 200, heading }, note, table);
      expect(place.x).toBeGreaterThan(0);
      expect(place.y).toBeGreaterThan(0);
      expect(place.x + note.width).toBeLessThan(table.width);
      expect(place.y + note.height).toBeLessThan(table.height);
    }
  }
});
