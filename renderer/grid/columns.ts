import type { Snippet } from 'svelte';

/** A column of a grid. */
export interface Column<Row, Key extends string> {
  readonly id: string;
  readonly header: string;
  /** The meaning of the header, if it is too short to be clear. */
  readonly hint?: string;
  /** Whether the header is for screen readers only. */
  readonly headerHidden?: boolean;
  /** The text of its cells, unless a snippet draws them. */
  readonly text?: (row: Row) => string;
  readonly cell?: Snippet<[row: Row, index: number]>;
  /** The sort key when its header is pressed. */
  readonly sort?: Key;
  /** Whether the first press sorts in descending order, as for dates and durations. */
  readonly descendingFirst?: boolean;
  /** The least width, in rem. */
  readonly width: number;
  /** Its share of the remaining width. */
  readonly grow?: number;
  /** Whether its cells are aligned at the right. */
  readonly isNumber?: boolean;
  /** Whether its text is small and takes two lines, or one line under another column. */
  readonly isLong?: boolean;
  /**
   * In a narrow grid, columns with the highest numbers move or disappear first; one without a
   * number stays.
   */
  readonly priority?: number;
  /** The column that it moves under; without one it is hidden. */
  readonly under?: string;
}

type Placed = Pick<Column<never, string>, 'id' | 'width' | 'grow' | 'priority' | 'under'>;

/** A visible column, and the place of its cells in a row. */
export interface PlacedColumn<Each> {
  readonly column: Each;
  /** Its index among all columns, from 1. */
  readonly index: number;
  /** A value of `grid-area`. */
  readonly area: string;
  /** The position of its cell in a stack of cells. */
  readonly stands: 'alone' | 'above' | 'between' | 'below';
}

/** The layout of a grid's columns. */
interface Arrangement<Each> {
  /** The visible columns, in their own order. */
  readonly placed: readonly PlacedColumn<Each>[];
  /** A value of `grid-template-columns`. */
  readonly tracks: string;
  /** In rem. */
  readonly leastWidth: number;
  /** The number of cells in the highest stack. */
  readonly lines: number;
}

/** The space between columns and at both sides, in rem. */
export const gap = 0.75;

/** Puts columns side by side, and stacks those that don't fit. @param room - the width in rem. */
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

/** The columns from left to right, each with those stacked under it. */
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
