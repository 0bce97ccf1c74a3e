import type { MoveRow } from '../table/move-rows.ts';

/** A line of a score sheet. */
export interface ScoreLine {
  readonly number: number;
  /** Two moves if two play, the one who goes first on the left; undefined for none. */
  readonly cells: readonly (MoveRow | undefined)[];
}

/** The lines of a score sheet: a move of each of two players is one line, and of more players each move. */
export function scoreLines(rows: readonly MoveRow[], players: number): readonly ScoreLine[] {
  if (players !== 2) return rows.map((row) => ({ number: row.number, cells: [row] }));
  const began = rows[0]?.seat;
  const lines: ScoreLine[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    const isReply = row.seat !== began && last?.cells.length === 1;
    if (isReply) lines.splice(-1, 1, { ...last, cells: [...last.cells, row] });
    else {
      const cells = row.seat === began ? [row] : [undefined, row];
      lines.push({ number: lines.length + 1, cells });
    }
  }
  return lines;
}
