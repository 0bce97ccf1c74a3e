import type { PuzzleKind } from '../../electron/api/puzzles.ts';

/** The theme of each kind of puzzle. */
export const themeOfKind = {
  win: 'puzzles.theme.win',
  draw: 'puzzles.theme.only-move',
  survive: 'puzzles.theme.only-move',
  delay: 'puzzles.theme.delay',
  odds: 'puzzles.theme.odds',
  threat: 'puzzles.theme.threat',
} as const satisfies Readonly<Record<PuzzleKind, string>>;
