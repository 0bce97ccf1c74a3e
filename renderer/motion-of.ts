import { prefersReducedMotion } from 'svelte/motion';
import type { Appearance } from '../electron/api/preferences.ts';
import type { Motion } from './hands/hand-motion.svelte.ts';

/** How much moves: what the player chose, or what the system asks for. */
export function motionOf(appearance: Appearance | undefined): Motion {
  const chosen = appearance?.motion ?? 'system';
  if (chosen !== 'system') return chosen;
  return prefersReducedMotion.current ? 'reduced' : 'full';
}
