import Compass from '@lucide/svelte/icons/compass';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { ChosenPosition } from './chosen-rules.ts';
import { explorerKeys } from './explorer-keys.ts';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    /** The match or position to explore; if undefined, the last one explored. */
    explorer:
      | { readonly match: MatchView; readonly rules?: 'table' | 'puzzle' }
      | ChosenPosition
      | undefined;
  }
}

export const explorerPage: Page = {
  id: 'explorer',
  title: 'menu.explorer',
  icon: Compass,
  menu: 'learn',
  group: 1,
  keys: 'CmdOrCtrl+4',
  about: 'learn.explorer',
  pageKeys: explorerKeys,
  load: () => import('./Explorer.svelte'),
};
