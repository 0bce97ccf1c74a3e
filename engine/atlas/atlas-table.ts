import type { AtlasAxis } from './atlas.ts';

/** The solved game of one combination. */
export interface AtlasRow {
  /** The number of the combination. */
  readonly code: number;
  /** The value of the start to the player who begins, as an entry that `decode` reads. */
  readonly start: number;
  /** The largest remoteness of a reachable position that is won or lost; -1 if there is none. */
  readonly longest: number;
  readonly reachable: number;
  readonly win: number;
  readonly lose: number;
  /** The positions in which some legal move gives away a win or a draw. */
  readonly critical: number;
}

/** A solved atlas: a row for each game, and the combinations that share the game of another. */
export interface AtlasTable {
  readonly rows: readonly AtlasRow[];
  /** From the number of a combination to that of the row with the same game. */
  readonly same: ReadonlyMap<number, number>;
}

/** The columns of a row, without its number. */
type Column = Exclude<keyof AtlasRow, 'code'>;

/** A table as stored: numbers by column and codes as differences, which compress well. */
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
 * @throws RangeError if it was written for other axes, under which its codes mean something else.
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
