import type { MatchView } from '../../electron/api/match-view.ts';
import type { LineView, NoteView, Place, PlyView } from '../../electron/api/tree-view.ts';
import { currentRow, rowAt, rowsOf, rowsOfVariation, type MoveRow } from './move-rows.ts';

/** A move in the list, and where one stands after it. */
export interface ListedMove {
  readonly row: MoveRow;
  readonly place: Place;
  readonly marks: readonly number[];
  /** How many plies of the game stand on its line, on the way to where one is. */
  readonly at: number;
  /** One stands right after it. */
  readonly current: boolean;
}

/** What stands in the move list: a move of the main line, some of a variation, or a comment. */
export type MoveItem =
  | { readonly kind: 'move'; readonly key: string; readonly move: ListedMove }
  | {
      readonly kind: 'variation';
      readonly key: string;
      /** How deep it lies in others, from 1. */
      readonly depth: number;
      /** The number of the move instead of which its first one is played. */
      readonly number: number;
      /** It begins here, and doesn't go on from above. */
      readonly begins: boolean;
      readonly moves: readonly ListedMove[];
    }
  | {
      readonly kind: 'comment';
      readonly key: string;
      readonly depth: number;
      readonly text: string;
    };

/** So many moves of a variation stand in one paragraph. */
const mostTogether = 12;

/** Where one stands in a match: in which line, after how many plies. */
export interface Standing {
  /** The index of the line; 0 is the main line. */
  readonly line: number;
  readonly place: Place;
}

/** Where one stands. */
export function standingIn({ tree, at }: Pick<MatchView, 'tree' | 'at'>): Standing {
  if (!tree) return { line: 0, place: { path: [], at } };
  let line = tree.current;
  let view = tree.lines[line];
  while (view !== undefined && view.parent !== null && at <= view.before) {
    line = view.parent;
    view = tree.lines[line];
  }
  return { line, place: { path: view?.path ?? [], at: at - (view?.before ?? 0) } };
}

/** The note of the ply after which one stands. */
export function noteHere(view: MatchView): NoteView | undefined {
  const { line } = standingIn(view);
  return view.tree?.notes.find((note) => note.line === line && note.ply === view.at - 1);
}

/** What the move list shows, from top to bottom. */
export interface MoveItems {
  readonly count: number;
  /** The index of the one with the move after which one stands; -1 before the first move. */
  readonly current: number;
  readonly slice: (from: number, to: number) => readonly MoveItem[];
}

/** What the move list shows. A long match without variations costs no more than what is in sight. */
export function itemsOf(view: MatchView): MoveItems {
  const { tree } = view;
  if (!tree) return plainItems(view);
  const { items } = new TreeItems(view, tree);
  return {
    count: items.length,
    current: items.findIndex(
      (item) =>
        (item.kind === 'move' && item.move.current) ||
        (item.kind === 'variation' && item.moves.some(({ current }) => current)),
    ),
    slice: (from, to) => items.slice(from, to),
  };
}

function plainItems(view: MatchView): MoveItems {
  const rows = rowsOf(view);
  const current = currentRow(rows, view)?.number ?? 0;
  return {
    count: rows.length,
    current: current - 1,
    slice: (from, to) =>
      rows.slice(from, to).map((row) => ({
        kind: 'move',
        key: String(row.number),
        move: {
          row,
          place: { path: [], at: row.to },
          marks: [],
          at: view.at,
          current: row.number === current,
        },
      })),
  };
}

/** Whether somebody has done something of what a row tells, where so many plies stand. */
function isBegun({ from, drawn }: MoveRow, stands: number): boolean {
  return from + (drawn?.seat === null ? 1 : 0) < stands;
}

/** Makes the list of a match with variations. */
class TreeItems {
  readonly items: MoveItem[] = [];
  readonly #view: MatchView;
  readonly #tree: NonNullable<MatchView['tree']>;
  readonly #notes = new Map<string, NoteView>();
  /** The variations that turn off from a line, by the index of that line. */
  readonly #variations = new Map<number, number[]>();
  /** How many plies of each line that leads to where one is stand. */
  readonly #standing = new Map<number, number>();

  constructor(view: MatchView, tree: NonNullable<MatchView['tree']>) {
    this.#view = view;
    this.#tree = tree;
    for (const note of tree.notes) this.#notes.set(`${note.line} ${note.ply}`, note);
    for (const [index, { parent }] of tree.lines.entries()) {
      if (parent === null) continue;
      const known = this.#variations.get(parent);
      if (known === undefined) this.#variations.set(parent, [index]);
      else known.push(index);
    }
    let line: number | null = standingIn(view).line;
    for (let stands = view.at; line !== null;) {
      this.#standing.set(line, stands);
      const { before, parent }: LineView = this.#line(line);
      stands = before;
      line = parent;
    }
    if (tree.comment !== undefined) this.#say('before', 0, tree.comment);
    const plies = this.#pliesOf(0);
    this.#addMain(rowsOf({ history: plies, state: view.state, at: this.#standing.get(0) ?? 0 }));
  }

  #line(index: number): LineView {
    const line = this.#tree.lines[index];
    if (line === undefined) throw new RangeError(`There is no line ${index}.`);
    return line;
  }

  /** Own plies of a line, those of the history among them. */
  #pliesOf(index: number): readonly PlyView[] {
    const { before, from, plies } = this.#line(index);
    const { history } = this.#view;
    if (index === this.#tree.current) {
      return before === 0 ? history : history.slice(before);
    }
    return [...history.slice(before, from), ...plies];
  }

  #addMain(rows: readonly MoveRow[]): void {
    const variations = this.#variations.get(0) ?? [];
    let next = 0;
    for (const move of this.#listed(rows, 0)) {
      const { row } = move;
      this.items.push({ kind: 'move', key: String(row.number), move });
      this.#comment(0, row, 0);
      for (let line = variations[next]; line !== undefined; line = variations[++next]) {
        if (this.#line(line).before >= row.to) break;
        this.#addVariation(line, rows, 1);
      }
    }
  }

  #addVariation(index: number, parentRows: readonly MoveRow[], depth: number): void {
    const { before } = this.#line(index);
    const number = parentRows[rowAt(parentRows, before)]?.number ?? 1;
    const rows = rowsOfVariation(this.#pliesOf(index), before, number);
    const variations = this.#variations.get(index) ?? [];
    const key = `${index}`;
    let next = 0;
    let begins = true;
    let together: ListedMove[] = [];
    const flush = (): void => {
      if (together.length === 0) return;
      const first = together[0]?.row.from ?? 0;
      this.items.push({
        kind: 'variation',
        key: `${key} ${first}`,
        depth,
        number,
        begins,
        moves: together,
      });
      begins = false;
      together = [];
    };
    for (const move of this.#listed(rows, index)) {
      const { row } = move;
      together.push(move);
      const isNoted = this.#commentOf(index, row) !== undefined;
      const turnsOff = this.#turnsOffIn(variations[next], row);
      if (isNoted || turnsOff || together.length === mostTogether) flush();
      this.#comment(index, row, depth);
      for (let line = variations[next]; line !== undefined; line = variations[++next]) {
        if (!this.#turnsOffIn(line, row)) break;
        this.#addVariation(line, rows, depth + 1);
      }
    }
    flush();
  }

  #turnsOffIn(line: number | undefined, row: MoveRow): boolean {
    return line !== undefined && this.#line(line).before < row.to;
  }

  #listed(rows: readonly MoveRow[], index: number): ListedMove[] {
    const { path, before } = this.#line(index);
    const stands = this.#standing.get(index) ?? before;
    const isHere = standingIn(this.#view).line === index;
    const current = isHere ? rows.findLast((row) => isBegun(row, stands)) : undefined;
    return rows.map((row) => ({
      row,
      place: { path, at: row.to - before },
      marks: this.#noteOf(index, row).flatMap(({ marks = [] }) => marks),
      at: stands,
      current: row === current,
    }));
  }

  /** What is noted of the plies of a row. */
  #noteOf(index: number, row: MoveRow): NoteView[] {
    const notes: NoteView[] = [];
    for (let ply = row.from; ply < row.to; ply++) {
      const note = this.#notes.get(`${index} ${ply}`);
      if (note !== undefined) notes.push(note);
    }
    return notes;
  }

  #commentOf(index: number, row: MoveRow): string | undefined {
    const comments = this.#noteOf(index, row).flatMap(({ comment }) => comment ?? []);
    return comments.length === 0 ? undefined : comments.join('\n');
  }

  #comment(index: number, row: MoveRow, depth: number): void {
    const text = this.#commentOf(index, row);
    if (text !== undefined) this.#say(`${index} ${row.from}`, depth, text);
  }

  #say(key: string, depth: number, text: string): void {
    this.items.push({ kind: 'comment', key: `comment ${key}`, depth, text });
  }
}
