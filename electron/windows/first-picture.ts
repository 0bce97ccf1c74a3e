import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MenuLine, MenuLines } from '../api/menu.ts';
import type { FirstViews, Prerender, Prerendered } from '../api/prerender.ts';

/** The page whose first picture is drawn before it is served. */
const board = 'board.html';

/** Draws first pictures of the board into its page. */
export interface FirstPictures {
  /** Draws the next picture in advance. */
  readonly drawAhead: () => void;
  /** The page to serve, given its name and file: the board gets its picture. */
  readonly prepare: (name: string, page: string) => Promise<string>;
  /** The commands of the windows for the menu bar; none if they can't be loaded. */
  readonly menuLines: (...of: Parameters<MenuLines>) => Promise<readonly MenuLine[]>;
}

/**
 * Starts to load the module that draws the first picture of the board.
 *
 * @param folder - the built files, with `prerender/` in it.
 * @param views - the data of the picture; undefined before the program runs.
 */
export function firstPictures(folder: string, views: () => FirstViews | undefined): FirstPictures {
  const file = path.join(folder, 'prerender', 'prerender.js');
  const loading = import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<{
    readonly prerender: Prerender;
    readonly menuLines: MenuLines;
  }>;
  // The first use reports the failure.
  loading.catch(() => undefined);
  let ahead: Promise<Prerendered | undefined> | undefined;

  async function draw(): Promise<Prerendered | undefined> {
    try {
      const { prerender } = await loading;
      const known = views();
      return known && prerender(known);
    } catch (error) {
      // The page then draws itself, a little later.
      console.error('The first picture of the board could not be drawn:', error);
      return undefined;
    }
  }

  return {
    drawAhead() {
      ahead = draw();
    },
    async menuLines(...of) {
      try {
        return (await loading).menuLines(...of);
      } catch (error) {
        console.error('The commands of the menu bar could not be loaded:', error);
        return [];
      }
    },
    async prepare(name, page) {
      if (name !== board) return page;
      const drawn = await (ahead ?? draw());
      ahead = undefined;
      return drawn === undefined ? page : withPicture(page, drawn);
    },
  };
}

function withPicture(page: string, { root, body }: Prerendered): string {
  return page
    .replace(/<html[^>]*>/, () => `<html ${root}>`)
    .replace('<div id="app">', (app) => body + app);
}
