import { prefersReducedMotion } from 'svelte/motion';
import type {
  Access,
  Appearance,
  PreferencesView,
  Sleeve,
} from '../electron/api/preferences-view.ts';
import { chooseBack } from './cards/backs.svelte.ts';
import type { Motion } from './hands/hand-motion.svelte.ts';
import { seats, type SeatColour } from './players/colours.ts';

/** What of the preferences is seen everywhere. */
export type Dress = Pick<PreferencesView, 'appearance' | 'looks' | 'access'>;

/** How much moves: what the player chose, or what the system asks for. */
export function motionOf(appearance: Appearance | undefined): Motion {
  const chosen = appearance?.motion ?? 'system';
  if (chosen !== 'system') return chosen;
  return prefersReducedMotion.current ? 'reduced' : 'full';
}

let contrast: Access['contrast'] = 'system';

/** Lets the page look as it is set. */
export function applyAppearance({ appearance, looks, access }: Dress): void {
  const root = document.documentElement;
  root.style.fontSize = `${appearance.textSize}%`;
  mark('theme', appearance.theme, 'system');
  mark('motion', appearance.motion, 'system');
  mark('table', looks.table, 'game');
  mark('hands', looks.hands, 'peach');
  mark('badges', access.badges, 'usual');
  chooseBack(looks.cardBack);
  for (const seat of seats) wear(seat, looks[`sleeve${seat}` satisfies Sleeve]);
  ({ contrast } = access);
  applyContrast();
}

const moreContrast = globalThis.matchMedia('(prefers-contrast: more)');
moreContrast.addEventListener('change', applyContrast);

function applyContrast(): void {
  const more = contrast === 'more' || (contrast === 'system' && moreContrast.matches);
  mark('contrast', more ? 'more' : 'usual', 'usual');
}

/** The style sheets know what was chosen by an attribute of the page; what is as it comes needs none. */
function mark(name: string, value: string, usual: string): void {
  const root = document.documentElement;
  if (value === usual) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}

function wear(seat: SeatColour, dye: string): void {
  const { style } = document.documentElement;
  style.setProperty(`--player-${seat}`, `var(--dye-${dye})`);
  style.setProperty(`--player-${seat}-ink`, `var(--dye-${dye}-ink)`);
}
