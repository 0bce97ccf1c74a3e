import History from '@lucide/svelte/icons/rotate-ccw-clock';
import MistakesDue from './MistakesDue.svelte';
import type { Source } from './trainer.svelte.ts';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    /** Where the mistakes come from; all that are due if nothing is given. */
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
