import { Menu, type App } from 'electron';
import type { Words } from '../../words/say.ts';
import { launcherOf } from '../restart.ts';
import { startActionNames, type StartAction } from '../start-actions.ts';

const labels = {
  continue: 'menu.continue',
  'new-game': 'menu.new-game',
  'daily-puzzle': 'menu.daily-puzzle',
} as const satisfies Record<StartAction, string>;

/**
 * Offers the actions in the menu of the dock on macOS, and in the jump list on Windows. On Linux the desktop entry has
 * them.
 *
 * @param run - called with an action that was chosen in the dock; the jump list starts the program with it.
 */
export function showSystemLists(
  app: Pick<App, 'dock' | 'setUserTasks'>,
  platform: NodeJS.Platform,
  words: Words,
  run: (action: StartAction) => void,
): void {
  const actions = startActionNames.map((action) => ({ action, label: words.text(labels[action]) }));
  if (platform === 'darwin') {
    const items = actions.map(({ action, label }) => ({ label, click: () => run(action) }));
    app.dock?.setMenu(Menu.buildFromTemplate(items));
  } else if (platform === 'win32') {
    const program = launcherOf(process);
    app.setUserTasks(
      actions.map(({ action, label }) => ({
        title: label,
        description: label,
        program,
        arguments: `--action=${action}`,
        iconPath: program,
        iconIndex: 0,
      })),
    );
  }
}

/**
 * Passes the newest of the recent files to the list of macOS or Windows, and clears that with ours. Electron has none on
 * Linux.
 *
 * @param files - the newest one first.
 */
export function passRecentFiles(
  app: Pick<App, 'addRecentDocument' | 'clearRecentDocuments'>,
  platform: NodeJS.Platform,
  [newest]: readonly string[],
): void {
  if (platform !== 'darwin' && platform !== 'win32') return;
  if (newest === undefined) app.clearRecentDocuments();
  else app.addRecentDocument(newest);
}
