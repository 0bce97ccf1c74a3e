import type { Box } from '../hands/reach.ts';

/** The gap between a hand and its note, and between the note and the edge of the table, in CSS pixels. */
const gap = 6;

type Size = Pick<Box, 'width' | 'height'>;

/**
 * Places a note in front of a hand's fingers, within the table.
 *
 * @returns its top left corner, in the table's coordinates.
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
