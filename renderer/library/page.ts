import List from '@lucide/svelte/icons/list';
import { libraryKeys } from './library-keys.ts';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    library: undefined;
  }
}

export const libraryPage: Page = {
  id: 'library',
  title: 'menu.library',
  icon: List,
  menu: 'game',
  group: 1,
  sub: 'pages',
  keys: 'CmdOrCtrl+L',
  pageKeys: libraryKeys,
  load: () => import('./Library.svelte'),
};
