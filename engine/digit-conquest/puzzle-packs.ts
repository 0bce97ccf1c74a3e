import type { PuzzlePack } from '../capabilities/puzzle-pack.ts';

/** The puzzles of Digit Conquest, under settings with shipped tables, so that values are exact at once. */
export const conquestPacks: readonly PuzzlePack[] = [
  { id: 'usual', kinds: ['odds'], rules: [{}] },
  { id: 'exact', kinds: ['odds'], rules: [{ subtraction: 'exact' }] },
];
