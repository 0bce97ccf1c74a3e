import type { Snippet } from 'svelte';

/** A column of a grid. */
export interface Column<Row, Key extends string> {
  readonly id: string;
  readonly header: string;
  /** What the header means, if it is too short to say it. */
  readonly hint?: string;
  /** Only screen readers need the header. */
  readonly headerHidden?: boolean;
  /** What its cells say, unless a snippet draws them. */
  readonly text?: (row: Row) => string;
  readonly cell?: Snippet<[row: Row, index: number]>;
  /** What rows are sorted by if its header is pressed. */
  readonly sort?: Key;
  /** The first press sorts from the largest down: the newest, the longest. */
  readonly descendingFirst?: boolean;
  /** Its least width, in rem. */
  readonly width: number;
  /** Its share of the room that is left. */
  readonly grow?: number;
  /** Its cells end at the same place. */
  readonly isNumber?: boolean;
  /** What its cells say is small, and takes two lines; one if it stands under something else. */
  readonly isLong?: boolean;
  /** In a narrow grid the columns with the highest numbers leave their places first; one without a number stays. */
  readonly priority?: number;
  /** The column that it moves under when it leaves its place; without one it is hidden. */
  readonly under?: string;
}

type Placed = Pick<Column<never, string>, 'id' | 'width' | 'grow' | 'priority' | 'under'>;

/** A column in sight, and where in a row its cells stand. */
export interface PlacedColumn<Each> {
  readonly column: Each;
  /** Which of all columns it is, from 1. */
  readonly index: number;
  /** A value of `grid-area`. */
  readonly area: string;
  /** Where a cell is among those one under the other. */
  readonly stands: 'alone' | 'above' | 'between' | 'below';
}

/** How the columns of a grid stand in it. */
interface Arrangement<Each> {
  /** The columns in sight, in their own order. */
  readonly placed: readonly PlacedColumn<Each>[];
  /** A value of `grid-template-columns`. */
  readonly tracks: string;
  /** In rem. */
  readonly leastWidth: number;
  /** How many cells stand one under the other at most. */
  readonly lines: number;
}

/** The room between two columns and at both sides, in rem. */
export const gap = 0.75;

/** Puts columns beside each other, and those for which there is no room one under the other. @param room - in rem. */
export function arrange<Each extends Placed>(
  columns: readonly Each[],
  room: number,
): Arrangement<Each> {
  const places = stack(columns, room);
  const lines = Math.max(...places.map(({ length }) => length));
  const placed = columns.flatMap((column, index): PlacedColumn<Each>[] => {
    const place = places.findIndex((each) => each.includes(column));
    const stacked = places[place];
    if (stacked === undefined) return [];
    const line = stacked.indexOf(column);
    const isLast = line === stacked.length - 1;
    const area = `${line + 1} / ${place + 1} / ${isLast ? lines + 1 : line + 2} / auto`;
    const among = line === 0 ? 'above' : isLast ? 'below' : 'between';
    return [{ column, index: index + 1, area, stands: stacked.length === 1 ? 'alone' : among }];
  });
  return { placed, tracks: places.map(track).join(' '), leastWidth: leastWidth(places), lines };
}

/** The places from left to right, each with the columns one under the other in it. */
function stack<Each extends Placed>(columns: readonly Each[], room: number): Each[][] {
  let places = columns.map((column) => [column]);
  const leaving = columns
    .filter(({ priority }) => priority !== undefined)
    .sort((one, other) => (other.priority ?? 0) - (one.priority ?? 0));
  for (const column of leaving) {
    if (leastWidth(places) <= room) break;
    const left = places.find((place) => place.includes(column)) ?? [];
    const host = places.find((place) => place.some(({ id }) => id === column.under));
    places = places.filter((place) => place !== left);
    host?.push(...left);
  }
  return places;
}

function leastWidth(places: readonly (readonly Placed[])[]): number {
  return places.reduce((sum, place) => sum + widest(place) + gap, gap);
}

function track(place: readonly Placed[]): string {
  const grow = Math.max(...place.map((column) => column.grow ?? 0));
  return grow > 0 ? `minmax(${widest(place)}rem, ${grow}fr)` : `${widest(place)}rem`;
}

function widest(place: readonly Placed[]): number {
  return Math.max(...place.map(({ width }) => width));
}
