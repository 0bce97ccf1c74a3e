import { prefersReducedMotion } from 'svelte/motion';
import type { Appearance } from '../electron/api/preferences.ts';
import type { Motion } from './hands/hand-motion.svelte.ts';

/** The amount of motion: the user's choice, or else the system's setting. */
export function motionOf(appearance: Appearance | undefined): Motion {
  const chosen = appearance?.motion ?? 'system';
  if (chosen !== 'system') return chosen;
  return prefersReducedMotion.current ? 'reduced' : 'full';
}
