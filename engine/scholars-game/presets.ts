import type { Preset } from '../game.ts';

/** The game of the rules first, then each mode by its name. */
export const scholarsPresets: readonly Preset[] = [
  { id: 'standard', settings: {} },
  { id: 'strict-double-scissors', settings: { doubleScissors: 'both' } },
  { id: 'revival', settings: { revival: true } },
];
