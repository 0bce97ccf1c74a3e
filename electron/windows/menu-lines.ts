import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MenuLines } from '../api/menu.ts';

/**
 * Loads the commands of the windows for the menu bar, which are built beside the pages.
 *
 * @param folder - the built files, with `menu/` in it.
 * @returns the lines of the menu bar; if they can't be loaded, that is logged and there are none.
 */
export async function loadMenuLines(folder: string): Promise<MenuLines> {
  const file = path.join(folder, 'menu', 'menu-lines.js');
  try {
    const loaded = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      readonly menuLines: MenuLines;
    };
    return loaded.menuLines;
  } catch (error) {
    console.error('The commands of the menu bar could not be loaded:', error);
    return () => [];
  }
}
