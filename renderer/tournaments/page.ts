import Trophy from '@lucide/svelte/icons/trophy';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    tournaments: undefined;
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
