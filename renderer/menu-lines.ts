import type { MenuLines } from '../electron/api/menu.ts';
import { App } from './app/app.ts';
import { isHeardByPage, keysOf, withOwnKeys } from './services/shortcuts.ts';
import { chooseWords, words } from './words.svelte.ts';

const { commands } = new App().services;

/** The menu lines of all commands; the main process runs it, so that the menu bar is there before any window. */
export const menuLines: MenuLines = (platform, language, own = {}) => {
  chooseWords(language);
  return withOwnKeys(commands.declared, own, platform).map((command) => {
    const accelerator = isHeardByPage(command, platform) ? undefined : keysOf(command, platform);
    const { id, label, menu, group, sub } = command;
    return {
      id,
      menu,
      group,
      label: words().text(label),
      ...(sub && { sub }),
      ...(accelerator && { accelerator }),
    };
  });
};
