import { prefersReducedMotion } from 'svelte/motion';
import type { Appearance } from '../electron/api/preferences-view.ts';
import type { Motion } from './hands/hand-motion.svelte.ts';

/** How much moves: what the player chose, or what the system asks for. */
export function motionOf(appearance: Appearance | undefined): Motion {
  const chosen = appearance?.motion ?? 'system';
  if (chosen !== 'system') return chosen;
  return prefersReducedMotion.current ? 'reduced' : 'full';
}

/** Lets the page follow the appearance that is set. */
export function applyAppearance(appearance: Appearance): void {
  const root = document.documentElement;
  root.style.fontSize = `${appearance.textSize}%`;
  if (appearance.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = appearance.theme;
  if (appearance.motion === 'system') delete root.dataset['motion'];
  else root.dataset['motion'] = appearance.motion;
}
