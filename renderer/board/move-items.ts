import type { MatchView, PlayedView } from '../../electron/api/match-view.ts';
import {
  continued,
  isOnPath,
  placeIn,
  pliesBefore,
  type Line,
  type Path,
  type Place,
} from '../../electron/api/tree.ts';
import { currentRow, rowAt, rowsOf, type MoveRow } from '../table/move-rows.ts';

/** A move in the list, and the position after it. */
export interface ListedMove {
  readonly row: MoveRow;
  readonly place: Place;
  /** How many plies of its line are played in the shown position. */
  readonly stands: number;
  /** Whether it is the current move. */
  readonly current: boolean;
}

/** An entry of the move list: a move of the main line, moves of a variation, or a comment. */
export type MoveItem =
  | { readonly kind: 'move'; readonly key: string; readonly move: ListedMove }
  | (Omit<VariationEntry, 'rows'> & { readonly moves: readonly ListedMove[] })
  | CommentEntry;

interface VariationEntry {
  readonly kind: 'variation';
  readonly key: string;
  /** The nesting depth, from 1. */
  readonly depth: number;
  /** The number of the move that the variation replaces. */
  readonly number: number;
  /** Whether the variation begins here; otherwise it continues from above. */
  readonly begins: boolean;
  readonly path: Path;
  readonly rows: readonly MoveRow[];
}

interface CommentEntry {
  readonly kind: 'comment';
  readonly key: string;
  readonly depth: number;
  readonly text: string;
}

type Entry = VariationEntry | CommentEntry;

/** The most moves of a variation in one paragraph. */
const paragraphLength = 12;

/** How many moves of a variation are side by side. */
const movesInLine = 2;

/** The entries of the move list, from top to bottom. */
export interface MoveItems {
  readonly count: number;
  /** The index of the current move's entry; -1 before the first move. */
  readonly current: number;
  readonly slice: (from: number, to: number) => readonly MoveItem[];
  /** About how many lines an entry takes. */
  readonly linesOf: (index: number) => number;
}

/**
 * Builds the move list of a view. In a long match, only entries in sight and those with comments or
 * variations are built.
 */
export function itemsOf(view: MatchView): MoveItems {
  const { tree, state, at } = view;
  const rows = rowsOf(tree);
  const insets = insetsIn(view, rows);
  const here = placeIn(view);
  const current = currentRow(view);

  function standsOn(path: Path): number {
    if (!isOnPath(path, here.path)) return pliesBefore(path);
    return path.length === here.path.length ? at : pliesBefore(here.path.slice(0, path.length + 1));
  }

  function listed(path: Path, row: MoveRow): ListedMove {
    const stands = standsOn(path);
    // A drawn digit is still unused if its player is to move.
    const isOpen = row.seat === null && row.to === stands && state.kind !== 'over';
    return {
      row: isOpen ? { ...row, seat: state.seat } : row,
      place: { path, at: row.to },
      stands,
      current: row === current,
    };
  }

  /** The last inset before an entry, and the entry if it belongs to that. */
  function insetAt(index: number): { readonly inset: Inset; readonly entry: Entry | undefined } {
    const inset = insets[lastAt(insets, index)] ?? noInset;
    return { inset, entry: inset.entries[index - inset.index] };
  }

  function linesOf(index: number): number {
    const { entry } = insetAt(index);
    return entry?.kind === 'variation' ? Math.ceil(entry.rows.length / movesInLine) : 1;
  }

  function itemAt(index: number): MoveItem[] {
    const { inset, entry } = insetAt(index);
    if (entry === undefined) {
      const row = rows[inset.rows + index - inset.index - inset.entries.length];
      return row ? [{ kind: 'move', key: String(row.number), move: listed([], row) }] : [];
    }
    if (entry.kind === 'comment') return [entry];
    const { rows: varied, ...item } = entry;
    return [{ ...item, moves: varied.map((row) => listed(entry.path, row)) }];
  }

  const end = insets.at(-1) ?? noInset;
  return {
    count: end.index + end.entries.length + rows.length - end.rows,
    current: current === undefined ? -1 : indexOf(current, rows, insets),
    linesOf,
    slice: (from, to) => {
      const items: MoveItem[] = [];
      for (let index = from; index < to; index++) items.push(...itemAt(index));
      return items;
    },
  };
}

/** The index of the entry with a row; -1 if there is none. */
function indexOf(wanted: MoveRow, rows: readonly MoveRow[], insets: readonly Inset[]): number {
  const row = rowAt(rows, wanted.from);
  if (rows[row] === wanted) {
    const inset = insets.findLast((each) => each.rows <= row) ?? noInset;
    return inset.index + inset.entries.length + row - inset.rows;
  }
  for (const { index, entries } of insets) {
    const within = entries.findIndex(
      (entry) => entry.kind === 'variation' && entry.rows.includes(wanted),
    );
    if (within !== -1) return index + within;
  }
  return -1;
}

/** Entries between two rows of the main line. */
interface Inset {
  /** The index of its first entry in the list. */
  readonly index: number;
  /** How many rows come before it. */
  readonly rows: number;
  readonly entries: readonly Entry[];
}

const noInset: Inset = { index: 0, rows: 0, entries: [] };

/** The place of the last inset that begins at an entry or before; -1 if none does. */
function lastAt(insets: readonly Inset[], index: number): number {
  let [from, to] = [0, insets.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((insets[middle]?.index ?? 0) <= index) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

function insetsIn({ comment: text, tree }: MatchView, rows: readonly MoveRow[]): readonly Inset[] {
  const insets: Inset[] = [];
  let before = 0;
  if (text !== undefined) {
    insets.push({ ...noInset, entries: [{ kind: 'comment', key: 'before', depth: 0, text }] });
    before = 1;
  }
  for (const index of new Set(notedPlies(tree).map((ply) => rowAt(rows, ply)))) {
    const row = rows[index];
    const entries = row === undefined ? none : entriesBesideMain(row);
    insets.push({ index: before + index + 1, rows: index + 1, entries });
    before += entries.length;
  }
  return insets;
}

/** The plies of a line that have a comment or variations. */
const notedPlies = continued<readonly number[], PlayedView>([], (line, common, before) => [
  ...before.filter((ply) => ply < common),
  ...line
    .slice(common)
    .flatMap(({ comment, variations }, index) => (comment || variations ? [common + index] : [])),
]);

/** The entries beside rows of main lines: with each move, most of them stay, and a variation may have thousands. */
const knownEntries = new WeakMap<MoveRow, readonly Entry[]>();

function entriesBesideMain(row: MoveRow): readonly Entry[] {
  const known = knownEntries.get(row);
  const entries = known ?? entriesBeside(row, []);
  if (known === undefined) knownEntries.set(row, entries);
  return entries;
}

/** The comment on a move, and the variations that replace it. @param path - of the move's line. */
function entriesBeside(row: MoveRow, path: Path): readonly Entry[] {
  const { comment: text, variations } = row;
  if (text === '' && variations.length === 0) return none;
  const entries: Entry[] = [];
  if (text !== '')
    entries.push({ kind: 'comment', key: `comment ${keyOf(path, row)}`, depth: path.length, text });
  for (const { line, ...ref } of variations) {
    entries.push(...entriesOfVariation(line, [...path, ref], row.number));
  }
  return entries;
}

const none: readonly Entry[] = [];

function keyOf(path: Path, { from }: MoveRow): string {
  return [...path.map(({ ply, variation }) => `${ply}/${variation}`), from].join(' ');
}

function entriesOfVariation(line: Line<PlayedView>, path: Path, number: number): Entry[] {
  const entries: Entry[] = [];
  let together: MoveRow[] = [];
  let begins = true;
  const flush = (): void => {
    const [first] = together;
    if (first === undefined) return;
    entries.push({
      kind: 'variation',
      key: keyOf(path, first),
      depth: path.length,
      number,
      begins,
      path,
      rows: together,
    });
    begins = false;
    together = [];
  };
  for (const row of rowsOf(line, pliesBefore(path), number)) {
    together.push(row);
    const others = entriesBeside(row, path);
    if (others.length > 0 || together.length === paragraphLength) flush();
    entries.push(...others);
  }
  flush();
  return entries;
}
