import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MenuLine, MenuLines } from '../api/menu.ts';

/**
 * Starts to load the commands of the windows for the menu bar, which are built beside the pages.
 *
 * @param folder - the built files, with `menu/` in it.
 * @returns the lines of the menu bar; none if they can't be loaded.
 */
export function loadMenuLines(
  folder: string,
): (...of: Parameters<MenuLines>) => Promise<readonly MenuLine[]> {
  const file = path.join(folder, 'menu', 'menu-lines.js');
  const loading = import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<{
    readonly menuLines: MenuLines;
  }>;
  // The first use reports the failure.
  loading.catch(() => undefined);
  return async (...of) => {
    try {
      return (await loading).menuLines(...of);
    } catch (error) {
      console.error('The commands of the menu bar could not be loaded:', error);
      return [];
    }
  };
}
