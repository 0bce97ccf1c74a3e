import type { MatchView } from '../../electron/api/match-view.ts';
import { commonPlies } from '../../electron/api/common-plies.ts';
import type { PlyView } from '../../electron/api/tree-view.ts';
import { message, type Message } from '../../words/message.ts';

/** A row of the move list: a move, or a digit that was drawn and what was done with it. */
export interface MoveRow {
  /** From 1. */
  readonly number: number;
  /** Whose it is; nobody's, where that is still open. */
  readonly seat: number | null;
  /** How many moves of the history stand before it, and after it. */
  readonly from: number;
  readonly to: number;
  /** The digit that was drawn or picked first. */
  readonly drawn: PlyView | undefined;
  /** What was played; nothing while a digit is in hand. */
  readonly played: PlyView | undefined;
}

interface Known {
  readonly history: readonly PlyView[];
  readonly rows: readonly MoveRow[];
}

/** The rows made last: those of a match go on from where they were. */
let known: Known = { history: [], rows: [] };

/** What the rows of a match follow from: its history, or another line. */
export interface InMoves extends Pick<MatchView, 'state' | 'at'> {
  readonly history: readonly PlyView[];
}

/** The history in rows. */
export function rowsOf({ history, state, at }: InMoves): readonly MoveRow[] {
  if (known.history !== history) known = { history, rows: rowsFrom(known, history) };
  const { rows } = known;
  const last = rows.at(-1);
  const next = state.kind === 'over' || at < history.length ? null : state.seat;
  // What chance drew is for whoever plays next.
  if (last === undefined || last.seat !== null || next === null) return rows;
  return [...rows.slice(0, -1), { ...last, seat: next }];
}

function rowsFrom(before: Known, history: readonly PlyView[]): MoveRow[] {
  const common = commonPlies(before.history, history);
  const rows = before.rows.slice(0, rowAt(before.rows, common));
  const begun = rows.at(-1)?.to ?? 0;
  return addRows(rows, history.slice(begun), begun, rows.length + 1);
}

/**
 * The rows of a variation.
 *
 * @param before - how many plies come before its first one. @param number - of the row of that one.
 */
export function rowsOfVariation(
  plies: readonly PlyView[],
  before: number,
  number: number,
): readonly MoveRow[] {
  return addRows([], plies, before, number);
}

function addRows(
  rows: MoveRow[],
  plies: readonly PlyView[],
  before: number,
  begun: number,
): MoveRow[] {
  let number = begun;
  for (const [index, ply] of plies.entries()) {
    const last = rows.at(-1);
    const open = last !== undefined && last.played === undefined ? rows.pop() : undefined;
    const opens = ply.drawn !== null;
    rows.push({
      number: open?.number ?? number++,
      seat: ply.seat,
      from: open?.from ?? before + index,
      to: before + index + 1,
      drawn: opens ? ply : open?.drawn,
      played: opens ? undefined : ply,
    });
  }
  return rows;
}

/** The index of the row that a ply belongs to; of none, how many rows there are. */
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

/** The row of the last move that stands and that somebody played; nothing before the first one. */
export function currentRow(
  rows: readonly MoveRow[],
  { history, at }: Omit<InMoves, 'state'>,
): MoveRow | undefined {
  const last = lastMoveBefore(history, at);
  return last === -1 ? undefined : rows[rowAt(rows, last)];
}

/** The index of the last move before `at` that somebody played, or -1. */
export function lastMoveBefore(history: readonly PlyView[], at: number): number {
  let index = Math.min(at, history.length) - 1;
  while (index >= 0 && history[index]?.seat === null) index--;
  return index;
}

/** Whether one can look at a match there: not before a draw, since what chance did then it did for good. */
function isStop(history: MatchView['history'], at: number): boolean {
  return history[at]?.seat !== null;
}

/**
 * The place, so many stops on or back, where one can look at a match; the first or the last one where
 * there are fewer, which may be `at` itself.
 */
export function stopBy(history: MatchView['history'], at: number, steps: number): number {
  const way = Math.sign(steps);
  let reached = at;
  let left = Math.abs(steps);
  for (let next = at + way; left > 0 && next >= 0 && next <= history.length; next += way) {
    if (!isStop(history, next)) continue;
    reached = next;
    left--;
  }
  return reached;
}

/** The first place where one can look at a match. */
export function firstStop(history: MatchView['history']): number {
  return isStop(history, 0) ? 0 : stopBy(history, 0, 1);
}

/** The last one. */
export function lastStop(history: MatchView['history']): number {
  return isStop(history, history.length) ? history.length : stopBy(history, history.length, -1);
}

/** The one that is nearest to a place between plies. */
export function stopNear(history: MatchView['history'], place: number): number {
  const at = Math.max(0, Math.min(history.length, Math.round(place)));
  if (isStop(history, at)) return at;
  const [back, on] = [stopBy(history, at, -1), stopBy(history, at, 1)];
  const far = (stop: number): number => (isStop(history, stop) ? Math.abs(stop - place) : Infinity);
  return far(on) < far(back) ? on : back;
}

/** A moment of a match, as the catalogue asks for it. */
export interface Moment {
  readonly moment: 'start' | 'during' | 'after';
  /** Of the last move that somebody played; 0 before the first one. */
  readonly number: number;
}

/** Where the match stands at some moment. */
export function momentOf(view: MatchView, at = view.at): Moment {
  const row = currentRow(rowsOf(view), { ...view, at });
  if (row === undefined) return { moment: 'start', number: 0 };
  const during = row.played !== undefined && at < row.to;
  return { moment: during ? 'during' : 'after', number: row.number };
}

/** The same, to be told: `After move 7`. */
export function momentMessage(view: MatchView, at = view.at): Message {
  return message('board.moves.moment', { ...momentOf(view, at) });
}
