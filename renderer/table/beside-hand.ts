import type { Box } from '../hands/reach.ts';

/** CSS pixels between a hand and what is said of it, and between that and the edge of the table. */
const gap = 6;

type Size = Pick<Box, 'width' | 'height'>;

/**
 * Where words about a hand stand: before its fingers, within the table.
 *
 * @returns the corner of the words at the top left, in the coordinates of the table.
 */
export function besideHand(hand: Box, note: Size, table: Box): { x: number; y: number } {
  const heading = hand.heading ?? 0;
  const across = Math.abs(Math.sin((heading * Math.PI) / 180)) > 0.7;
  const middle = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 };
  const towards = (low: number, high: number, length: number, ahead: boolean): number =>
    ahead ? high + gap : low - length - gap;
  const x = across
    ? towards(hand.x, hand.x + hand.width, note.width, heading < 180)
    : middle.x - note.width / 2;
  const y = across
    ? middle.y - note.height / 2
    : towards(hand.y, hand.y + hand.height, note.height, heading > 90);
  return {
    x: within(x - table.x, table.width - note.width),
    y: within(y - table.y, table.height - note.height),
  };
}

function within(place: number, most: number): number {
  return Math.max(gap, Math.min(place, most - gap));
}
