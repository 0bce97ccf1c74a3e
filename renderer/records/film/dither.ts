import { nearestColorIndex, type Palette } from 'gifenc';

type Colour = Palette[number];

/** Two colours of a palette that make a third one between them. */
interface Mix {
  readonly near: number;
  readonly far: number;
  /** How much of the far one, out of {@link levels}. */
  readonly share: number;
}

/** Which of 64 pixels in a square turn to the far colour first, so that any share of them is spread evenly (Bayer, 1973). */
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
 * Colours of a palette for pixels, so that a slow change of colour shows no rings: what lies between two colours is a
 * pattern of both. The pattern depends on the place alone, so that what stands still in a film stays the same.
 *
 * @returns the index in the palette for a pixel (red in the lowest byte) at a place.
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

/** The nearest colour, and the one that lies on the other side of what is wanted, if it is near enough to go unseen. */
function mixOf(palette: Palette, pixel: number): Mix {
  const wanted: Colour = [pixel & 255, (pixel >> 8) & 255, pixel >> 16];
  const near = nearestColorIndex(palette, wanted);
  const from = palette[near] ?? wanted;
  const missed = minus(wanted, from);
  // Beyond what is wanted as far as the nearest one is short of it.
  let best = { far: near, share: 0, left: dot(missed, missed) };
  for (const [far, to] of palette.entries()) {
    const way = minus(to, from);
    const length = dot(way, way);
    if (length === 0 || length > farthest ** 2) continue;
    const share = Math.round((levels * dot(missed, way)) / length);
    if (share <= 0) continue;
    const off = minus(missed, scaled(way, share / levels));
    // Of two that are as good the one that is less of a pattern.
    const left = dot(off, off) + length / 256;
    if (left < best.left) best = { far, share, left };
  }
  return { near, far: best.far, share: best.share };
}

/** Colours farther apart than this, in steps of 256, would be seen as dots. */
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
