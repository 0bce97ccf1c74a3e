import type { Line } from './line.ts';

/** The games whose first moves were made. */
export function firstMovesMade(lines: readonly Line[]): readonly string[] {
  return [...new Set(lines.flatMap((line) => (line.what === 'first-moves' ? line.game : [])))];
}
