import History from '@lucide/svelte/icons/rotate-ccw-clock';
import MistakesDue from './MistakesDue.svelte';
import type { Source } from './trainer.svelte.ts';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    /** The source of the mistakes; undefined for all that are due. */
    mistakes: Source | undefined;
  }
}

export const mistakesPage: Page = {
  id: 'mistakes',
  title: 'mistakes.title',
  icon: History,
  menu: 'learn',
  group: 1,
  keys: 'CmdOrCtrl+3',
  about: 'mistakes.about',
  Progress: MistakesDue,
  load: () => import('./Mistakes.svelte'),
};
