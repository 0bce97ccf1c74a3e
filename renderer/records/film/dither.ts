import { nearestColorIndex, type Palette } from 'gifenc';

type Colour = Palette[number];

/** Two colours of a palette whose mixture approximates a third. */
interface Mix {
  readonly near: number;
  readonly far: number;
  /** The share of the far colour, out of {@link levels}. */
  readonly share: number;
}

/**
 * The order in which the 64 pixels of a square take the far colour, spread evenly for any share
 * (Bayer, 1973).
 */
const order = Array.from({ length: 64 }, (_, at) => {
  const [x, y] = [at % 8, Math.floor(at / 8)];
  let rank = 0;
  for (let bit = 0; bit < 3; bit++) {
    const [right, down] = [(x >> bit) & 1, (y >> bit) & 1];
    rank = (rank << 2) | ((right ^ down) << 1) | down;
  }
  return rank;
});
const levels = 64;

/**
 * Dithers pixels to the colours of a palette, so that gradients show no bands. The pattern depends
 * only on the place, so still parts of a film stay the same.
 *
 * @returns a function from a pixel (red in the lowest byte) and its place to an index in the
 * palette.
 */
export function ditheredBy(palette: Palette): (pixel: number, x: number, y: number) => number {
  const known = new Map<number, Mix>();
  return (pixel, x, y) => {
    const colour = pixel & 0xffffff;
    let mix = known.get(colour);
    if (mix === undefined) known.set(colour, (mix = mixOf(palette, colour)));
    return (order[(y % 8) * 8 + (x % 8)] ?? 0) < mix.share ? mix.far : mix.near;
  };
}

/**
 * The nearest colour, and the best one on the other side of the wanted colour that is near enough
 * for its dots not to show.
 */
function mixOf(palette: Palette, pixel: number): Mix {
  const wanted: Colour = [pixel & 255, (pixel >> 8) & 255, pixel >> 16];
  const near = nearestColorIndex(palette, wanted);
  const from = palette[near] ?? wanted;
  const missed = minus(wanted, from);
  // As far beyond the wanted colour as the nearest one is short of it.
  let best = { far: near, share: 0, left: dot(missed, missed) };
  for (const [far, to] of palette.entries()) {
    const way = minus(to, from);
    const length = dot(way, way);
    if (length === 0 || length > farthest ** 2) continue;
    const share = Math.round((levels * dot(missed, way)) / length);
    if (share <= 0) continue;
    const off = minus(missed, scaled(way, share / levels));
    // Of two equally good colours, the nearer one makes the less visible pattern.
    const left = dot(off, off) + length / 256;
    if (left < best.left) best = { far, share, left };
  }
  return { near, far: best.far, share: best.share };
}

/** Colours farther apart than this (in steps of 256) would show as dots. */
const farthest = 24;

const minus = (one: Colour, other: Colour): Colour => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];
const scaled = (colour: Colour, by: number): Colour => [
  colour[0] * by,
  colour[1] * by,
  colour[2] * by,
];
const dot = (one: Colour, other: Colour): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
