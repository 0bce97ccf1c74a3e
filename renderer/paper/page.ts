import Printer from '@lucide/svelte/icons/printer';
import type { Page } from '../services/page.ts';
import type { SheetKind } from './paper-page.svelte.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    /** What to print; undefined for what was chosen last. */
    paper: PaperParams | undefined;
  }
}

/** What the page opens with. */
export interface PaperParams {
  readonly kind: SheetKind;
  /** The id of the tournament, if it is one. */
  readonly tournament?: string;
}

export const paperPage: Page = {
  id: 'paper',
  title: 'menu.paper',
  icon: Printer,
  menu: 'game',
  group: 1,
  sub: 'pages',
  keys: 'CmdOrCtrl+7',
  about: 'learn.paper',
  load: () => import('./Paper.svelte'),
};
