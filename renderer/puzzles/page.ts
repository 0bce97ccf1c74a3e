import Puzzle from '@lucide/svelte/icons/puzzle';
import { exerciseKeyRows } from '../exercise/exercise-keys.ts';
import type { Page } from '../services/page.ts';

declare module '../services/router.svelte.ts' {
  interface PageParams {
    /** `daily` opens the puzzle of the day, and a pack its next one. */
    puzzles: 'daily' | { readonly pack: string } | undefined;
  }
}

export const puzzlesPage: Page = {
  id: 'puzzles',
  title: 'menu.puzzles',
  icon: Puzzle,
  menu: 'learn',
  group: 1,
  keys: 'CmdOrCtrl+2',
  about: 'puzzles.card',
  pageKeys: exerciseKeyRows,
  keysTitle: 'key-sheet.practice.title',
  load: () => import('./Puzzles.svelte'),
};
