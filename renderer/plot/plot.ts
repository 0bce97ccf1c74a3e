/** What a colour and a shape stand for. */
export type Tone = 'win' | 'draw' | 'lose';

/** A point of a plot. */
export interface Point {
  /** Its place, from left to right. */
  readonly at: number;
  readonly height: number;
}

/** Which places and heights a plot reaches over. */
export interface Extent {
  readonly places: readonly [first: number, last: number];
  readonly heights: readonly [low: number, high: number];
}

/** Where a place lies between the left, 0, and the right, 1. */
export function across({ places: [first, last] }: Extent, at: number): number {
  return (at - first) / Math.max(1, last - first);
}

/** Where a height lies between the top, 0, and the bottom, 1. */
export function down({ heights: [low, high] }: Extent, height: number): number {
  return (high - height) / (high - low);
}

/** How many places Page Up and Page Down go. */
const page = 10;

/** How many places to the right a key goes; undefined if it goes nowhere. */
export function stepsOf(key: string): number | undefined {
  const steps: Readonly<Partial<Record<string, number>>> = {
    ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
    ...{ PageDown: -page, PageUp: page, Home: -Infinity, End: Infinity },
  };
  return steps[key];
}

/** The place at which one looks in a plot, and how it moves. */
export interface Cursor {
  readonly at: number;
  /** The first place at which one can look; the first of all unless it is named. */
  readonly first?: number;
  /** What stands there, in words. */
  readonly text: string;
  /** The place nearest to one between others at which one can look. */
  readonly nearest: (place: number) => number;
  /** The place some steps to the right; the first or the last one if there are fewer. */
  readonly further: (steps: number) => number;
  readonly go: (at: number) => void;
}
