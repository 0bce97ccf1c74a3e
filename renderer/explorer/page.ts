import Compass from '@lucide/svelte/icons/compass';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { ChosenPosition } from './chosen-rules.ts';
import type { Page } from '../services/page.ts';
import { words } from '../words.svelte.ts';

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
  pageKeys: () => [
    { keys: ['PageUp', 'PageDown'], does: words().text('key-sheet.explorer.step') },
    { keys: ['Home', 'End'], does: words().text('key-sheet.explorer.ends') },
  ],
  load: () => import('./Explorer.svelte'),
};
