import { pliesOf, type MatchView, type PlayedView } from '../../electron/api/match-view.ts';
import {
  continued,
  lineAt,
  placeIn,
  pliesBefore,
  type Line,
  type VariationRef,
} from '../../electron/api/tree.ts';
import { message, type Message } from '../../words/message.ts';

/** A row of the move list: a player's turn, which is a move with the draws and decisions before it. */
export interface MoveRow {
  /** From 1. */
  readonly number: number;
  /** The player's seat; null while it is open. */
  readonly seat: number | null;
  /** How many plies come before the row; `to` counts those before the next row. */
  readonly from: number;
  readonly to: number;
  /** The plies that began the turn: the digit drawn or picked, or the choices for hands. */
  readonly openings: readonly PlayedView[];
  /** The move; undefined while the turn has only begun. */
  readonly played: PlayedView | undefined;
  readonly marks: readonly number[];
  /** Empty if there is none. */
  readonly comment: string;
  /** The variations that replace one of its plies. */
  readonly variations: readonly (VariationRef & { readonly line: Line<PlayedView> })[];
}

/**
 * The rows of a line.
 *
 * @param before - how many plies of the game come before its first one.
 * @param number - the number of its first row.
 */
export function rowsOf(line: Line<PlayedView>, before = 0, number = 1): readonly MoveRow[] {
  return knownRows(line, { before, number });
}

const knownRows = continued<
  readonly MoveRow[],
  PlayedView,
  { readonly before: number; readonly number: number }
>([], (line, common, made, _, { before, number }) => {
  const rows = made.slice(0, rowAt(made, before + common));
  const begun = (rows.at(-1)?.to ?? before) - before;
  addRows(rows, line.slice(begun), begun, before, number + rows.length);
  return rows;
});

function addRows(
  rows: MoveRow[],
  nodes: Line<PlayedView>,
  begun: number,
  before: number,
  first: number,
): void {
  let number = first;
  for (const [index, { ply, comment = '', marks = none, variations = none }] of nodes.entries()) {
    const last = rows.at(-1);
    const open = last !== undefined && last.played === undefined ? rows.pop() : undefined;
    const openings = open?.openings ?? none;
    const at = begun + index;
    const own = variations.map((line, variation) => ({ ply: at, variation, line }));
    rows.push({
      number: open?.number ?? number++,
      seat: ply.seat,
      from: open?.from ?? before + at,
      to: before + at + 1,
      openings: ply.opens ? [...openings, ply] : openings,
      played: ply.opens ? undefined : ply,
      marks: open ? [...open.marks, ...marks] : marks,
      comment: [open?.comment, comment].filter(Boolean).join('\n'),
      variations: open ? [...open.variations, ...own] : own,
    });
  }
}

const none: readonly never[] = [];

/** The index of the row that a ply belongs to; the number of rows if it belongs to none. */
export function rowAt(rows: readonly MoveRow[], ply: number): number {
  let from = 0;
  let to = rows.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((rows[middle]?.to ?? 0) <= ply) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The row of the last move by a player in the current line before `at`; undefined before the first one. */
export function currentRow(view: Pick<MatchView, 'tree' | 'path' | 'at'>): MoveRow | undefined {
  const last = lastMoveBefore(pliesOf(view), view.at);
  const { path } = placeIn({ path: view.path, at: last + 1 });
  let rows = rowsOf(view.tree);
  for (const length of path.keys()) {
    const into = path.slice(0, length + 1);
    const before = pliesBefore(into);
    rows = rowsOf(lineAt<PlayedView>(view.tree, into), before, rows[rowAt(rows, before)]?.number);
  }
  return last === -1 ? undefined : rows[rowAt(rows, last)];
}

/** The parts of plies that decide where the user can stop. */
type Plies = readonly Pick<PlayedView, 'seat'>[];

/** The index of the last move by a player before `at`, or -1. */
export function lastMoveBefore(plies: Plies, at: number): number {
  let index = Math.min(at, plies.length) - 1;
  while (index >= 0 && plies[index]?.seat === null) index--;
  return index;
}

/** Whether a place is a stop; not if a draw by chance follows, which can't be undone. */
function isStop(plies: Plies, at: number): boolean {
  return plies[at]?.seat !== null;
}

/**
 * The place a number of stops forward or back; the first or last stop if there are fewer, possibly
 * `at` itself.
 */
export function stopBy(plies: Plies, at: number, steps: number): number {
  const way = Math.sign(steps);
  let reached = at;
  let left = Math.abs(steps);
  for (let next = at + way; left > 0 && next >= 0 && next <= plies.length; next += way) {
    if (!isStop(plies, next)) continue;
    reached = next;
    left--;
  }
  return reached;
}

/** The first stop of a match. */
export function firstStop(plies: Plies): number {
  return isStop(plies, 0) ? 0 : stopBy(plies, 0, 1);
}

/** The last stop of a match. */
export function lastStop(plies: Plies): number {
  return isStop(plies, plies.length) ? plies.length : stopBy(plies, plies.length, -1);
}

/** The stop nearest to a place between plies. */
export function stopNear(plies: Plies, place: number): number {
  const at = Math.max(0, Math.min(plies.length, Math.round(place)));
  if (isStop(plies, at)) return at;
  const [back, on] = [stopBy(plies, at, -1), stopBy(plies, at, 1)];
  const far = (stop: number): number => (isStop(plies, stop) ? Math.abs(stop - place) : Infinity);
  return far(on) < far(back) ? on : back;
}

/** A moment of a match, as messages need it. */
export interface Moment {
  readonly moment: 'start' | 'during' | 'after';
  /** The number of the last move by a player; 0 before the first one. */
  readonly number: number;
}

/** The moment of a match after some plies. */
export function momentOf(view: MatchView, at = view.at): Moment {
  const row = currentRow({ ...view, at });
  if (row === undefined) return { moment: 'start', number: 0 };
  const during = row.played !== undefined && at < row.to;
  return { moment: during ? 'during' : 'after', number: row.number };
}

/** That moment in words: `After move 7`. */
export function momentMessage(view: MatchView, at = view.at): Message {
  return message('board.moves.moment', { ...momentOf(view, at) });
}
