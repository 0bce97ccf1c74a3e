import { cell, type Point } from './viewport.svelte.ts';

/** The distance between the end of an edge and the centre of a node, in units of the map. */
const short = 15;

/** The centre of a node, in units of the map. */
export function placeOf({ x, y }: Point): Point {
  return { x: x * cell.width, y: y * cell.height };
}

/**
 * A line from one node to another as an SVG path, in units of the map: it leaves and arrives
 * sideways, and bends around nodes between the two in the same column.
 */
export function edgePath(from: Point, to: Point): string {
  const start = placeOf(from);
  const end = placeOf(to);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bend = Math.abs(dx) < cell.width * 0.75;
  // Edges in opposite directions must not overlap.
  const one = bend
    ? { x: start.x + Math.sign(dy) * 0.22 * Math.abs(dy) + dx / 3, y: start.y + dy / 3 }
    : { x: start.x + dx * 0.42, y: start.y + (dx < 0 ? 0.12 * dy : 0) };
  const other = bend
    ? { x: end.x + Math.sign(dy) * 0.22 * Math.abs(dy) - dx / 3, y: end.y - dy / 3 }
    : { x: end.x - dx * 0.42, y: end.y - (dx < 0 ? 0.12 * dy : 0) };
  const tip = before(end, other);
  return `M${rounded(start.x)} ${rounded(start.y)}C${[one, other, tip].map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join(' ')}`;
}

/** The end of an edge that arrives from a point. */
function before(end: Point, from: Point): Point {
  const length = Math.hypot(end.x - from.x, end.y - from.y);
  if (length < short) return end;
  const share = short / length;
  return { x: end.x + (from.x - end.x) * share, y: end.y + (from.y - end.y) * share };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
