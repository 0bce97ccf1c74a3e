import type { MatchView, PlayedView } from '../../electron/api/match-view.ts';
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
  readonly drawn: PlayedView | undefined;
  /** What was played; nothing while a digit is in hand. */
  readonly played: PlayedView | undefined;
}

/** The history in rows. */
export function rowsOf({ history, state, at }: MatchView): MoveRow[] {
  const rows: MoveRow[] = [];
  const next = state.kind === 'over' || at < history.length ? null : state.seat;
  for (const [index, ply] of history.entries()) {
    const last = rows.at(-1);
    const open = last !== undefined && last.played === undefined ? rows.pop() : undefined;
    const opens = ply.drawn !== null;
    rows.push({
      number: rows.length + 1,
      seat: ply.seat ?? next,
      from: open?.from ?? index,
      to: index + 1,
      drawn: opens ? ply : open?.drawn,
      played: opens ? undefined : ply,
    });
  }
  return rows;
}

/** The row of the last move that stands and that somebody played; nothing before the first one. */
export function currentRow(
  rows: readonly MoveRow[],
  { history, at }: MatchView,
): MoveRow | undefined {
  const last = history.findLastIndex(({ seat }, index) => index < at && seat !== null);
  return rows.find(({ from, to }) => from <= last && last < to);
}

/** Where one can look at a match: not before a draw, since what chance did then it did for good. */
export function stopsOf(history: MatchView['history']): number[] {
  return Array.from({ length: history.length + 1 }, (_, at) => at).filter(
    (at) => history[at]?.seat !== null,
  );
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
