import { along, heading, type Point } from '../hands/outline.ts';
import type { Box } from '../hands/reach.ts';

/** An arrow over the table, in the coordinates of the boxes it was made from. */
export interface Arrow {
  /** The line, as an SVG path. */
  readonly shaft: string;
  /** Points along the line. */
  readonly line: readonly Point[];
  /** A triangle for each arrowhead, as SVG points. */
  readonly heads: readonly string[];
}

interface How {
  /** Whether it points at both hands. */
  readonly mutual?: boolean;
  /** The middle of the table: the arrow bends towards it, where the fewest hands are. */
  readonly around?: Point;
  /** Whether it bends to the other side, where another arrow takes the usual one. */
  readonly aside?: boolean;
  /** The size of its heads as a share of the usual one. */
  readonly heads?: number;
  /** Whether the hand at its end is a fist, which reaches less far. */
  readonly atFist?: boolean;
}

/** Where the arrow touches the hands, as shares of their length from their middles. */
const start = 0.2;
const end = 0.36;
const endAtFist = 0.1;
/** How far the arrow bends from the straight line, as a share of its length. */
const bend = 0.14;
/** In CSS pixels. */
const headLength = 24;
const headWidth = 26;
/** Between an arrow's line and words about it. */
const gap = 16;
/** How many pieces an arrow's line is measured in. */
const pieces = 40;

/**
 * An arrow from the fingers of one hand to those of another. Hands that point the same way belong
 * to one player and are side by side: their arrow goes from palm to palm.
 */
export function arrowBetween(
  from: Box,
  to: Box,
  { mutual = false, around, aside = false, heads = 1, atFist = false }: How = {},
): Arrow {
  const sameWay = from.heading === to.heading;
  const first = sameWay ? palm(from, to) : pointOf(from, start);
  const last = sameWay ? palm(to, from) : pointOf(to, atFist ? endAtFist : end);
  const way = { x: last.x - first.x, y: last.y - first.y };
  const bent = (by: number): Point => ({
    x: (first.x + last.x) / 2 - way.y * by,
    y: (first.y + last.y) / 2 + way.x * by,
  });
  const [oneSide, otherSide] = [bent(bend), bent(-bend)];
  const isOther = around !== undefined && distance(around, otherSide) < distance(around, oneSide);
  const middle = isOther === aside ? oneSide : otherSide;
  const inHead = headLength * heads * 0.7;
  const entry = towards(last, middle, inHead);
  const exit = mutual ? towards(first, middle, inHead) : first;
  return {
    shaft: `M${write(exit)}Q${write(middle)} ${write(entry)}`,
    line: pointsAlong(exit, middle, entry),
    heads: [head(last, middle, heads), ...(mutual ? [head(first, middle, heads)] : [])],
  };
}

/** A box in the coordinates of the table around it. */
export function boxWithin(table: Pick<Box, 'x' | 'y'>, { x, y, width, height, heading }: Box): Box {
  const at = { x: x - table.x, y: y - table.y, width, height };
  return heading === undefined ? at : { ...at, heading };
}

/**
 * The corner at the top left of words about an arrow: as near to its middle as their row allows, and
 * beside the line where they lie nearer to the middle of the row.
 *
 * @param row - where the words may stand, in the coordinates of the arrow.
 */
export function besideArrow({ line }: Arrow, note: Pick<Box, 'width' | 'height'>, row: Box): Point {
  const within = (place: number, least: number, most: number) =>
    Math.max(least, Math.min(place, most));
  const middle = line[Math.floor(line.length / 2)] ?? centre(row);
  const y = within(middle.y - note.height / 2, row.y, row.y + row.height - note.height);
  const [top, bottom] = [y - gap, y + note.height + gap];
  const crossed = line.filter((point) => point.y > top && point.y < bottom).map(({ x }) => x);
  const most = row.x + row.width - note.width;
  const far = (x: number) => Math.abs(x + note.width / 2 - centre(row).x);
  const beside = [Math.min(...crossed) - gap - note.width, Math.max(...crossed) + gap]
    .filter((x) => x >= row.x && x <= most)
    .toSorted((one, other) => far(one) - far(other));
  return { x: beside[0] ?? within(middle.x - note.width / 2, row.x, most), y };
}

/** Points of a quadratic curve, as SVG draws it. */
function pointsAlong(first: Point, control: Point, last: Point): Point[] {
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const [near, far] = [1 - index / pieces, index / pieces];
    const at = (axis: 'x' | 'y') =>
      near * near * first[axis] + 2 * near * far * control[axis] + far * far * last[axis];
    return { x: at('x'), y: at('y') };
  });
}

/** A point of a hand, a share of its length from its middle along its fingers. */
function pointOf(hand: Box, share: number): Point {
  return along(centre(hand), heading(hand.heading ?? 0), Math.max(hand.width, hand.height) * share);
}

/** The edge of a hand's palm on the side of its neighbour. */
function palm(hand: Box, neighbour: Box): Point {
  const inwards = Math.min(hand.width, hand.height) * 0.2;
  return towards(centre(hand), centre(neighbour), inwards);
}

function head(tip: Point, from: Point, size: number): string {
  const base = towards(tip, from, headLength * size);
  const across = { x: (base.y - tip.y) / headLength, y: (tip.x - base.x) / headLength };
  const corner = (by: number): Point => ({ x: base.x + across.x * by, y: base.y + across.y * by });
  return [tip, corner(headWidth / 2), corner(-headWidth / 2)].map(write).join(' ');
}

function towards(from: Point, to: Point, far: number): Point {
  const share = far / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function write({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
