import MapIcon from '@lucide/svelte/icons/map';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    atlas: undefined;
  }
}

export const atlasPage: Page = {
  id: 'atlas',
  title: 'menu.atlas',
  icon: MapIcon,
  menu: 'game',
  group: 1,
  sub: 'pages',
  keys: 'CmdOrCtrl+Shift+A',
  about: 'learn.atlas',
  load: () => import('./Atlas.svelte'),
};
