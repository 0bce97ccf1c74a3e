import type { PuzzleKind, PuzzlePack } from '../capabilities/puzzle-pack.ts';
import type { Settings } from '../settings/settings.ts';
import { scholarsPresets } from './settings.ts';

const kinds: readonly PuzzleKind[] = ['win', 'draw', 'survive', 'delay', 'threat'];

/** The puzzles of The Scholar's Game. */
export const scholarsPacks: readonly PuzzlePack[] = [
  { id: 'usual', kinds, rules: [{}] },
  { id: 'modes', kinds, rules: scholarsPresets.slice(1).map(({ settings }) => settings) },
];

/** The rules of the ladder's puzzles. */
export const scholarsLadderRules: readonly Settings[] = scholarsPresets.map(
  ({ settings }) => settings,
);
