/** The meaning of a colour and a shape. */
export type Tone = 'win' | 'draw' | 'lose';

/** A point of a plot. */
export interface Point {
  /** The horizontal place, from left to right. */
  readonly at: number;
  readonly height: number;
}

/** The range of places and heights of a plot. */
export interface Extent {
  readonly places: readonly [first: number, last: number];
  readonly heights: readonly [low: number, high: number];
}

/** The horizontal position of a place, from 0 (left) to 1 (right). */
export function across({ places: [first, last] }: Extent, at: number): number {
  return (at - first) / Math.max(1, last - first);
}

/** The vertical position of a height, from 0 (top) to 1 (bottom). */
export function down({ heights: [low, high] }: Extent, height: number): number {
  return (high - height) / (high - low);
}

/** How many places Page Up and Page Down move. */
const page = 10;

/** How many places to the right a key moves; undefined for other keys. */
export function stepsOf(key: string): number | undefined {
  const steps: Readonly<Partial<Record<string, number>>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -page,
    PageUp: page,
    Home: -Infinity,
    End: Infinity,
  };
  return steps[key];
}

/** The selected place in a plot, and its movement. */
export interface Cursor {
  readonly at: number;
  /** The first place that can be selected; by default the first of all. */
  readonly first?: number;
  /** The selected place, in words. */
  readonly text: string;
  /** The selectable place nearest to a place. */
  readonly nearest: (place: number) => number;
  /** The place some steps to the right, or the first or last one if there are fewer. */
  readonly further: (steps: number) => number;
  readonly go: (at: number) => void;
}
