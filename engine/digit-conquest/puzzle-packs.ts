import type { PuzzlePack } from '../capabilities/puzzle-pack.ts';
import type { Settings } from '../settings/settings.ts';

/** The puzzles of Digit Conquest, under settings with shipped tables, so that values are exact at once. */
export const conquestPacks: readonly PuzzlePack[] = [
  { id: 'usual', kinds: ['odds'], rules: [{}] },
  { id: 'exact', kinds: ['odds'], rules: [{ subtraction: 'exact' }] },
];

/** The rules of the ladder's puzzles: the real deck, small ones, where a digit decides more, and open ones, without chance. */
export const conquestLadderRules: readonly Settings[] = [
  {},
  { target: 10, digits: 4, copies: 1 },
  { target: 12, digits: 4, copies: 2 },
  { target: 12, digits: 5, copies: 1 },
  { target: 15, digits: 5, copies: 1 },
  { target: 15, digits: 5, copies: 1, subtraction: 'exact' },
  { target: 15, digits: 6, copies: 1 },
  { target: 20, digits: 6, copies: 1, subtraction: 'exact' },
  { target: 20, digits: 7, copies: 1 },
  { target: 9, digits: 3, copies: 2, draw: 'choice', turnLimit: 16 },
  { target: 12, digits: 4, copies: 2, draw: 'choice', turnLimit: 14 },
  { target: 15, digits: 6, copies: 1, draw: 'choice', turnLimit: 10 },
];
