import type { AtlasAxis } from './atlas.ts';

/** What is known of the game of one combination. */
export interface AtlasRow {
  /** The combination, by its number. */
  readonly code: number;
  /** What the start is worth to the one who begins, as solved tables have it; see `decode`. */
  readonly start: number;
  /** The largest remoteness of any position that can be reached and is won or lost; -1 if none is. */
  readonly longest: number;
  readonly reachable: number;
  readonly win: number;
  readonly lose: number;
  /** The positions in which some legal move gives away a win or a draw. */
  readonly critical: number;
}

/** An atlas as it was solved: a row for each game, and the combinations whose games are those of others. */
export interface AtlasTable {
  readonly rows: readonly AtlasRow[];
  /** By the number of a combination: the number of the row's combination that has the same game. */
  readonly same: ReadonlyMap<number, number>;
}

/** What stands in a row besides its number. */
type Column = Exclude<keyof AtlasRow, 'code'>;

/** A table as it is kept: numbers by column, codes as differences, so that they can be compressed. */
interface Packed {
  readonly axes: readonly AtlasAxis[];
  readonly codes: readonly number[];
  readonly columns: Readonly<Record<Column, readonly number[]>>;
  readonly same: { readonly codes: readonly number[]; readonly rows: readonly number[] };
}

/** Writes a table. The text doesn't depend on the order of the rows. */
export function packAtlas(axes: readonly AtlasAxis[], { rows, same }: AtlasTable): string {
  const sorted = rows.toSorted((one, other) => one.code - other.code);
  const places = new Map(sorted.map(({ code }, place) => [code, place]));
  const twins = [...same].sort(([one], [other]) => one - other);
  const packed: Packed = {
    axes,
    codes: differences(sorted.map(({ code }) => code)),
    columns: {
      start: sorted.map(({ start }) => start),
      longest: sorted.map(({ longest }) => longest),
      reachable: sorted.map(({ reachable }) => reachable),
      win: sorted.map(({ win }) => win),
      lose: sorted.map(({ lose }) => lose),
      critical: sorted.map(({ critical }) => critical),
    },
    same: {
      codes: differences(twins.map(([code]) => code)),
      rows: twins.map(([, row]) => places.get(row) ?? -1),
    },
  };
  return JSON.stringify(packed);
}

/**
 * Reads what {@link packAtlas} wrote.
 *
 * @throws RangeError where it was written for other axes: its codes would mean something else.
 */
export function unpackAtlas(axes: readonly AtlasAxis[], text: string): AtlasTable {
  const packed = JSON.parse(text) as Packed;
  if (JSON.stringify(packed.axes) !== JSON.stringify(axes)) {
    throw new RangeError('The atlas was made for other settings: npm run atlas makes it anew.');
  }
  const at = (column: Column, row: number): number => packed.columns[column][row] ?? 0;
  const rows = sums(packed.codes).map((code, row) => ({
    code,
    start: at('start', row),
    longest: at('longest', row),
    reachable: at('reachable', row),
    win: at('win', row),
    lose: at('lose', row),
    critical: at('critical', row),
  }));
  const twins = sums(packed.same.codes);
  const same = new Map(
    twins.map((code, twin) => [code, rows[packed.same.rows[twin] ?? -1]?.code ?? -1]),
  );
  return { rows, same };
}

function differences(ascending: readonly number[]): number[] {
  return ascending.map((number, index) => number - (ascending[index - 1] ?? 0));
}

function sums(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}
