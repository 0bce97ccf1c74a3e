import GraduationCap from '@lucide/svelte/icons/graduation-cap';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    /** The game whose first lesson opens; undefined for the list as the user left it. */
    lessons: { readonly game: string } | undefined;
  }
}

export const lessonsPage: Page = {
  id: 'lessons',
  title: 'lessons.title',
  icon: GraduationCap,
  menu: 'learn',
  group: 1,
  keys: 'CmdOrCtrl+1',
  about: 'lessons.about',
  load: () => import('./Lessons.svelte'),
};
