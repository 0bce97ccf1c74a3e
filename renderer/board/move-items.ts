import { pliesOf, type MatchView, type PlayedView } from '../../electron/api/match-view.ts';
import {
  isOnPath,
  isSamePath,
  placeIn,
  pliesBefore,
  type Line,
  type Path,
  type Place,
} from '../../electron/api/tree.ts';
import { lastMoveBefore, rowsOf, type MoveRow } from './move-rows.ts';

/** A move in the list, and where one stands after it. */
export interface ListedMove {
  readonly row: MoveRow;
  readonly place: Place;
  /** How many plies of the game stand on its line. */
  readonly stands: number;
  /** It is the last move that stands. */
  readonly current: boolean;
}

/** An entry of the move list: a move of the main line, some of a variation, or a comment. */
export type MoveItem =
  | { readonly kind: 'move'; readonly key: string; readonly move: ListedMove }
  | (Omit<VariationEntry, 'rows'> & { readonly moves: readonly ListedMove[] })
  | CommentEntry;

interface VariationEntry {
  readonly kind: 'variation';
  readonly key: string;
  /** How deep it lies in others, from 1. */
  readonly depth: number;
  /** The number of the move that its first one replaces. */
  readonly number: number;
  /** The variation begins here; otherwise it continues from above. */
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

/** An entry, wherever one stands. A number is the index of a row of the main line. */
type Entry = number | VariationEntry | CommentEntry;

/** The most moves of a variation in one paragraph. */
const mostTogether = 12;

/** What the move list shows, from top to bottom. */
export interface MoveItems {
  readonly count: number;
  /** The index of the one with the last move that stands; -1 before the first move. */
  readonly current: number;
  readonly slice: (from: number, to: number) => readonly MoveItem[];
}

/** The move list of a view. Its entries are made once for each tree, and of a slice only what is in sight. */
export function itemsOf(view: MatchView): MoveItems {
  const { tree, comment, state, at } = view;
  const rows = rowsOf(tree);
  const here = placeIn(view);
  const last = placeIn({ path: view.path, at: lastMoveBefore(pliesOf(view), at) + 1 });
  const above: Entry[] =
    comment === undefined ? [] : [{ kind: 'comment', key: 'before', depth: 0, text: comment }];
  const entries = [...above, ...entriesOf(tree)];

  const isCurrent = (path: Path, { from, to }: MoveRow): boolean =>
    from < last.at && last.at <= to && isSamePath(path, last.path);

  function standsOn(path: Path): number {
    if (!isOnPath(path, here.path)) return pliesBefore(path);
    return path.length === here.path.length ? at : pliesBefore(here.path.slice(0, path.length + 1));
  }

  function listed(path: Path, row: MoveRow): ListedMove {
    const stands = standsOn(path);
    // What chance drew last is for the player who is to move.
    const isOpen = row.seat === null && row.to === stands && state.kind !== 'over';
    return {
      row: isOpen && isSamePath(path, here.path) ? { ...row, seat: state.seat } : row,
      place: { path, at: row.to },
      stands,
      current: isCurrent(path, row),
    };
  }

  function itemOf(entry: Entry): MoveItem[] {
    if (typeof entry !== 'number') {
      if (entry.kind === 'comment') return [entry];
      const { rows: varied, ...item } = entry;
      return [{ ...item, moves: varied.map((row) => listed(entry.path, row)) }];
    }
    const row = rows[entry];
    return row ? [{ kind: 'move', key: String(row.number), move: listed([], row) }] : [];
  }

  return {
    count: entries.length,
    current: entries.findIndex((entry) => {
      if (typeof entry !== 'number') {
        return entry.kind === 'variation' && entry.rows.some((row) => isCurrent(entry.path, row));
      }
      const row = rows[entry];
      return row !== undefined && isCurrent([], row);
    }),
    slice: (from, to) => entries.slice(from, to).flatMap(itemOf),
  };
}

const knownEntries = new WeakMap<Line<PlayedView>, readonly Entry[]>();

function entriesOf(tree: Line<PlayedView>): readonly Entry[] {
  const known = knownEntries.get(tree);
  if (known !== undefined) return known;
  const entries = rowsOf(tree).flatMap((row, index): Entry[] => [index, ...beside(row, [])]);
  knownEntries.set(tree, entries);
  return entries;
}

/** The comment on a move, and the variations that replace it. @param path - of the line that the move belongs to. */
function beside(row: MoveRow, path: Path): Entry[] {
  const entries: Entry[] = [];
  const { comment: text, variations, from } = row;
  const key = `${path.map(({ ply, variation }) => `${ply}/${variation}`).join(' ')} ${from}`;
  if (text !== '')
    entries.push({ kind: 'comment', key: `comment ${key}`, depth: path.length, text });
  for (const { line, ...turnoff } of variations) {
    entries.push(...entriesOfVariation(line, [...path, turnoff], row.number));
  }
  return entries;
}

function entriesOfVariation(line: Line<PlayedView>, path: Path, number: number): Entry[] {
  const entries: Entry[] = [];
  let together: MoveRow[] = [];
  let begins = true;
  const flush = (): void => {
    const [first] = together;
    if (first === undefined) return;
    const key = `${path.map(({ ply, variation }) => `${ply}/${variation}`).join(' ')} ${first.from}`;
    entries.push({
      ...{ kind: 'variation', key, depth: path.length, number, begins, path, rows: together },
    });
    begins = false;
    together = [];
  };
  for (const row of rowsOf(line, pliesBefore(path), number)) {
    together.push(row);
    const others = beside(row, path);
    if (others.length > 0 || together.length === mostTogether) flush();
    entries.push(...others);
  }
  flush();
  return entries;
}
