import type { PuzzleKind, PuzzlePack } from '../capabilities/puzzle-pack.ts';
import { scholarsPresets } from './settings.ts';

const kinds: readonly PuzzleKind[] = ['win', 'draw', 'survive', 'delay'];

/** The puzzles of The Scholar's Game. */
export const scholarsPacks: readonly PuzzlePack[] = [
  { id: 'usual', kinds, rules: [{}] },
  { id: 'modes', kinds, rules: scholarsPresets.slice(1).map(({ settings }) => settings) },
];
