import GraduationCap from '@lucide/svelte/icons/graduation-cap';
import type { Page } from '../services/page.ts';
import type { WantedLesson } from './lessons-page.svelte.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    /** A lesson, by default the game's first, at one of its steps; undefined for the list as the user left it. */
    lessons: WantedLesson | undefined;
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
