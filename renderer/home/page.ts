import House from '@lucide/svelte/icons/house';
import Home from './Home.svelte';
import type { Page } from '../services/page.ts';

export const homePage: Page = {
  id: 'home',
  title: 'menu.home',
  icon: House,
  menu: 'game',
  group: 1,
  sub: 'pages',
  keys: 'CmdOrCtrl+Shift+H',
  // The window's first page is part of its main script.
  load: () => Promise.resolve({ default: Home }),
};
