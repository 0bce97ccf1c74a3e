export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point on the centre line of a limb, with the limb's thickness there. */
export interface Station extends Point {
  readonly radius: number;
}

/** The width of all outlines. They lie outside the shapes they surround. */
export const LINE = 4.5;

/** The distance of a quarter circle's control points from its ends, as a share of the radius. */
const QUARTER = 0.5523;

export function write({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export function along(from: Point, direction: Point, distance: number): Point {
  return { x: from.x + direction.x * distance, y: from.y + direction.y * distance };
}

/**
 * The unit vector of a heading in degrees clockwise from straight up, on a screen whose y grows
 * downwards.
 */
export function heading(degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: Math.sin(radians), y: -Math.cos(radians) };
}

/** A quarter turn counter-clockwise: the left side when moving along `direction`. */
export function leftOf(direction: Point): Point {
  return { x: direction.y, y: -direction.x };
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[Math.min(values.length - 1, Math.max(0, index))];
  if (value === undefined) throw new RangeError('A line needs at least one point');
  return value;
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Curves through all points (Catmull–Rom as cubic Béziers), to append after a move to the first point. */
export function curveThrough(points: readonly Point[]): string {
  let path = '';
  for (let index = 0; index + 1 < points.length; index++) {
    const before = at(points, index - 1);
    const start = at(points, index);
    const end = at(points, index + 1);
    const after = at(points, index + 2);
    const leave = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const arrive = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    path += `C${write(leave)} ${write(arrive)} ${write(end)}`;
  }
  return path;
}

export interface Sides {
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly end: Station;
  readonly direction: Point;
}

function sidesOf(stations: readonly Station[]): Sides {
  const left: Point[] = [];
  const right: Point[] = [];
  let direction: Point = { x: 0, y: -1 };
  stations.forEach((station, index) => {
    direction = unit(at(stations, index - 1), at(stations, index + 1));
    const outwards = leftOf(direction);
    left.push(along(station, outwards, station.radius));
    right.push(along(station, outwards, -station.radius));
  });
  return { left, right, end: at(stations, stations.length - 1), direction };
}

function roundedEnd({ end, direction }: Sides, pointedness: number): string {
  const outwards = leftOf(direction);
  const reach = end.radius * pointedness;
  const left = along(end, outwards, end.radius);
  const right = along(end, outwards, -end.radius);
  const tip = along(end, direction, reach);
  return (
    `C${write(along(left, direction, reach * QUARTER))} ` +
    `${write(along(tip, outwards, end.radius * QUARTER))} ${write(tip)}` +
    `C${write(along(tip, outwards, -end.radius * QUARTER))} ` +
    `${write(along(right, direction, reach * QUARTER))} ${write(right)}`
  );
}

/**
 * The outline of a limb: up its left side, around its rounded end, down its right side. It is open
 * at the root; fill closes it. `skipLeft` and `skipRight` leave stations at the root out of the
 * line.
 */
export function limb(
  stations: readonly Station[],
  { pointedness = 1, skipLeft = 0, skipRight = 0 } = {},
): string {
  const sides = sidesOf(stations);
  const left = sides.left.slice(skipLeft);
  const right = sides.right.slice(skipRight).reverse();
  return `M${write(at(left, 0))}${curveThrough(left)}${roundedEnd(sides, pointedness)}${curveThrough(right)}`;
}

/** The same limb, thicker by `by` on each side. */
export function grown(stations: readonly Station[], by: number): Station[] {
  return stations.map((station) => ({ ...station, radius: station.radius + by }));
}

/**
 * The shaded side of a limb: a crescent along its right edge, at most `depth` of the radius wide
 * and tapering towards both ends.
 */
export function crescent(stations: readonly Station[], depth: number): string {
  const { right } = sidesOf(stations);
  const inner = right.map((point, index) => {
    const share = depth * Math.sin((Math.PI * (index + 0.35)) / right.length);
    const centre = at(stations, index);
    return {
      x: point.x + (centre.x - point.x) * share,
      y: point.y + (centre.y - point.y) * share,
    };
  });
  inner.reverse();
  return (
    `M${write(at(right, 0))}${curveThrough(right)}` +
    `L${write(at(inner, 0))}${curveThrough(inner)}Z`
  );
}

/** An ellipse around `centre`, with its long half-axis along `direction`. */
export function oval(centre: Point, direction: Point, half: number, halfAcross: number): string {
  const across = leftOf(direction);
  const [top, left, bottom, right] = [
    along(centre, direction, half),
    along(centre, across, halfAcross),
    along(centre, direction, -half),
    along(centre, across, -halfAcross),
  ];
  const long = half * QUARTER;
  const wide = halfAcross * QUARTER;
  return (
    `M${write(top)}` +
    `C${write(along(top, across, wide))} ${write(along(left, direction, long))} ${write(left)}` +
    `C${write(along(left, direction, -long))} ${write(along(bottom, across, wide))} ${write(bottom)}` +
    `C${write(along(bottom, across, -wide))} ${write(along(right, direction, -long))} ${write(right)}` +
    `C${write(along(right, direction, long))} ${write(along(top, across, -wide))} ${write(top)}Z`
  );
}
