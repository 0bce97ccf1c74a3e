import Network from '@lucide/svelte/icons/network';
import type { PositionOnMap } from './state-map-page.svelte.ts';
import type { Page } from '../services/page.ts';
import { arrowKeys } from '../table/table-keys.ts';
import { words } from '../words.svelte.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    /** A position, by the key of its rules; undefined for the last one selected. */
    'state-map': PositionOnMap | undefined;
  }
}

export const stateMapPage: Page = {
  id: 'state-map',
  title: 'menu.state-map',
  icon: Network,
  menu: 'learn',
  group: 1,
  keys: 'CmdOrCtrl+5',
  about: 'learn.state-map',
  pageKeys: () => [
    { keys: arrowKeys, does: words().text('key-sheet.map.walk') },
    { keys: ['Backspace'], does: words().text('key-sheet.map.back') },
    { keys: ['+', '−'], does: words().text('key-sheet.map.zoom') },
    { keys: ['0'], does: words().text('state-map.page.fit') },
    { keys: arrowKeys.map((key) => `Shift+${key}`), does: words().text('key-sheet.map.pan') },
  ],
  load: () => import('./StateMap.svelte'),
};
