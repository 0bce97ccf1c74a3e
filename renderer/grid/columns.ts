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
  /** In a narrow grid the columns with the highest numbers leave their places first; one without a number stays. */
  readonly priority?: number;
  /** The column that it moves under when it leaves its place; without one it is hidden. */
  readonly under?: string;
}

type Placed = Pick<Column<never, string>, 'id' | 'width' | 'grow' | 'priority' | 'under'>;

/** The room between two columns and at both sides, in rem. */
export const gap = 0.75;

/** The least width of columns that stand beside each other, in rem. */
export function leastWidth(places: readonly (readonly Placed[])[]): number {
  return places.reduce((sum, place) => sum + widest(place) + gap, gap);
}

/**
 * The places of a grid from left to right, each with the columns that stand one under the other in it.
 *
 * @param room - in rem.
 */
export function arrange<Each extends Placed>(columns: readonly Each[], room: number): Each[][] {
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

/** The widths of the places, as a value of `grid-template-columns`. */
export function tracks(places: readonly (readonly Placed[])[]): string {
  return places
    .map((place) => {
      const grow = Math.max(...place.map((column) => column.grow ?? 0));
      return grow > 0 ? `minmax(${widest(place)}rem, ${grow}fr)` : `${widest(place)}rem`;
    })
    .join(' ');
}

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

/** The columns in sight, in their own order. */
export function placeColumns<Each extends Placed>(
  columns: readonly Each[],
  places: readonly (readonly Each[])[],
): PlacedColumn<Each>[] {
  const lines = Math.max(...places.map(({ length }) => length));
  return columns.flatMap((column, index): PlacedColumn<Each>[] => {
    const place = places.findIndex((each) => each.includes(column));
    const stack = places[place];
    if (stack === undefined) return [];
    const line = stack.indexOf(column);
    const isLast = line === stack.length - 1;
    const end = isLast ? lines + 1 : line + 2;
    const stands = isLast ? 'below' : line === 0 ? 'above' : 'between';
    return [
      {
        ...{ column, index: index + 1 },
        area: `${line + 1} / ${place + 1} / ${end} / auto`,
        stands: stack.length === 1 ? 'alone' : stands,
      },
    ];
  });
}

function widest(place: readonly Placed[]): number {
  return Math.max(...place.map(({ width }) => width));
}
