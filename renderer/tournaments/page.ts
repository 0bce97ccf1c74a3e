import Trophy from '@lucide/svelte/icons/trophy';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    /** The tournament to show; as the page was left, without one. */
    tournaments: { readonly id: string } | undefined;
  }
}

export const tournamentsPage: Page = {
  id: 'tournaments',
  title: 'menu.tournaments',
  icon: Trophy,
  menu: 'game',
  group: 1,
  sub: 'pages',
  keys: 'CmdOrCtrl+Shift+U',
  load: () => import('./Tournaments.svelte'),
};
