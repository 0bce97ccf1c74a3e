import ClipboardList from '@lucide/svelte/icons/clipboard-list';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    tasks: 'make' | undefined;
  }
}

export const tasksPage: Page = {
  id: 'tasks',
  title: 'menu.tasks',
  icon: ClipboardList,
  menu: 'game',
  group: 1,
  sub: 'pages',
  about: 'task-page.about',
  keys: 'CmdOrCtrl+8',
  load: () => import('./Tasks.svelte'),
};
