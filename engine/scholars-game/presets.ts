import type { Preset } from '../game.ts';

/** The game of the rules first, then each mode by its name. */
export const scholarsPresets: readonly Preset[] = [
  { name: 'The Scholar’s Game', settings: {} },
  { name: 'Strict double scissors', settings: { doubleScissors: 'both' } },
  { name: 'Revival', settings: { revival: true } },
];
