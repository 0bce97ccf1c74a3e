import ChartLine from '@lucide/svelte/icons/chart-line';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    statistics: undefined;
  }
}

export const statisticsPage: Page = {
  id: 'statistics',
  title: 'menu.statistics',
  icon: ChartLine,
  menu: 'game',
  group: 1,
  sub: 'pages',
  keys: 'CmdOrCtrl+Shift+L',
  load: () => import('./Statistics.svelte'),
};
