import Compass from '@lucide/svelte/icons/compass';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { ChosenPosition } from './chosen-rules.ts';
import { explorerKeys } from './explorer-keys.ts';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    /** The match from whose position one explores, or another position; what was explored last if nothing is given. */
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
