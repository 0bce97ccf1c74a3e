import type { Access } from '../electron/api/preferences.ts';
import { chooseBack } from './cards/backs.svelte.ts';
import { useSingleKeys } from './design/single-keys.svelte.ts';
import { rootLook, type Dress } from './root-look.ts';

let contrast: Access['contrast'] = 'system';

/** Keeps the page's look in step with the preferences. */
export function applyAppearance(dress: Dress): void {
  const root = document.documentElement;
  const { marks, styles } = rootLook(dress);
  for (const [name, value] of Object.entries(marks)) mark(name, value);
  for (const [name, value] of Object.entries(styles)) root.style.setProperty(name, value);
  chooseBack(dress.looks.cardBack);
  useSingleKeys(dress.access.singleKeys);
  ({ contrast } = dress.access);
  applyContrast();
}

const moreContrast = globalThis.matchMedia('(prefers-contrast: more)');
moreContrast.addEventListener('change', applyContrast);

function applyContrast(): void {
  const more = contrast === 'more' || (contrast === 'system' && moreContrast.matches);
  mark('contrast', more ? 'more' : undefined);
}

function mark(name: string, value: string | undefined): void {
  const root = document.documentElement;
  if (value === undefined) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}
