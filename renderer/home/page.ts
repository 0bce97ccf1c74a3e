import House from '@lucide/svelte/icons/house';
import type { Page } from '../services/page.ts';

export const homePage: Page = {
  id: 'home',
  title: 'menu.home',
  icon: House,
  menu: 'game',
  group: 1,
  keys: 'CmdOrCtrl+Shift+H',
  load: () => import('./Home.svelte'),
};
