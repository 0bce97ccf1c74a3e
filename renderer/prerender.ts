import { render } from 'svelte/server';
import type { FirstViews, Prerender } from '../electron/api/prerender.ts';
import { beginsAt } from './board/begins-at.ts';
import { turnInWords } from './board/turn-words.ts';
import { variantOnTable } from './board/variant-on-table.ts';
import { chooseBack } from './cards/backs.svelte.ts';
import FirstPicture from './home/FirstPicture.svelte';
import { rootLook } from './root-look.ts';
import { chooseWords } from './words.svelte.ts';

/** Draws the home view; a table is drawn by its page, since it moves. */
export const prerender: Prerender = ({ preferences, match }) => {
  if (beginsAt(preferences) !== 'home') return undefined;
  chooseWords(preferences.language);
  chooseBack(preferences.looks.cardBack);
  const variant = variantOnTable(preferences, match);
  const props = { preferences, view: match, variant, turn: turnInWords(match) };
  const { body } = render(FirstPicture, { props });
  return {
    root: rootAttributes(preferences),
    body: `<div id="first-picture" inert>${body}</div>`,
  };
};

function rootAttributes(preferences: FirstViews['preferences']): string {
  const { marks, styles } = rootLook(preferences);
  const style = Object.entries(styles).map(([name, value]) => `${name}:${value}`);
  const shown = Object.entries(marks).filter(([, value]) => value !== undefined);
  return [
    `lang="${preferences.language}"`,
    ...shown.map(([name, value]) => `data-${name}="${value}"`),
    `style="${style.join(';')}"`,
  ].join(' ');
}
