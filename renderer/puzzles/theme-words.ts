import type { PuzzleKind } from '../../electron/api/puzzles.ts';

/** What a kind of puzzle is called. */
export const themeOfKind = {
  win: 'puzzles.theme.win',
  draw: 'puzzles.theme.only-move',
  survive: 'puzzles.theme.only-move',
  delay: 'puzzles.theme.delay',
  odds: 'puzzles.theme.odds',
} as const satisfies Readonly<Record<PuzzleKind, string>>;
