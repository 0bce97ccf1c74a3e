import Hand from '@lucide/svelte/icons/hand';
import type { Page } from '../services/page.ts';

export const tablePage: Page = {
  id: 'table',
  title: 'records.table',
  icon: Hand,
  menu: 'game',
  group: 1,
  sub: 'pages',
  keys: 'CmdOrCtrl+Shift+T',
  load: () => import('./BoardPage.svelte'),
};
