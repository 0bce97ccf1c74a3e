import GraduationCap from '@lucide/svelte/icons/graduation-cap';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    learn: undefined;
  }
}

export const learnPage: Page = {
  id: 'learn',
  title: 'menu.learn',
  icon: GraduationCap,
  menu: 'learn',
  group: 0,
  keys: 'CmdOrCtrl+U',
  load: () => import('./Learn.svelte'),
};
