import Network from '@lucide/svelte/icons/network';
import { mapKeys } from './map-keys.ts';
import type { PositionOnMap } from './state-map-page.svelte.ts';
import type { Page } from '../services/page.ts';

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
  pageKeys: mapKeys,
  load: () => import('./StateMap.svelte'),
};
