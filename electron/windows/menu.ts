import type { MenuItemConstructorOptions } from 'electron';
import { shortcutsOn, type ShortcutName } from '../api/shortcuts.ts';

/** What the menu does; the items that say so have the same ids. */
export interface MenuActions {
  readonly newGame: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly preferences: () => void;
  readonly analysis: () => void;
  readonly hint: () => void;
  readonly panel: () => void;
  readonly readPosition: () => void;
  readonly rules: () => void;
  readonly about: () => void;
  readonly quit: () => void;
}

/** The application menu, with the platform's own shortcuts and places. */
export function menuTemplate(
  platform: NodeJS.Platform,
  actions: MenuActions,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const shortcuts = shortcutsOn(platform);
  const item = (id: ShortcutName, label: string, click: () => void): MenuItemConstructorOptions => {
    const accelerator = shortcuts[id];
    return { id, label, ...(accelerator !== undefined && { accelerator }), click };
  };
  const about: MenuItemConstructorOptions = {
    id: 'about',
    label: 'About Digit Duels',
    click: actions.about,
  };
  const preferences = item('preferences', mac ? 'Settings…' : 'Preferences…', actions.preferences);
  const quitLabel = mac ? 'Quit Digit Duels' : platform === 'win32' ? 'Exit' : 'Quit';
  const quit = item('quit', quitLabel, actions.quit);
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  return [
    ...(mac
      ? [
          {
            label: 'Digit Duels',
            submenu: [
              about,
              separator,
              preferences,
              separator,
              { role: 'hide' as const },
              separator,
              quit,
            ],
          },
        ]
      : []),
    {
      label: '&Game',
      submenu: [
        item('new-game', 'New game…', actions.newGame),
        ...(mac ? [] : [separator, preferences, separator, quit]),
      ],
    },
    {
      label: '&Edit',
      submenu: [item('undo', 'Undo', actions.undo), item('redo', 'Redo', actions.redo)],
    },
    {
      label: '&View',
      submenu: [
        item('analysis', 'Analysis', actions.analysis),
        item('hint', 'Hint', actions.hint),
        item('panel', 'Side panel', actions.panel),
        item('read-position', 'Read the position', actions.readPosition),
        separator,
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        separator,
        { role: 'togglefullscreen' },
      ],
    },
    {
      label: '&Help',
      role: 'help',
      submenu: [item('rules', 'Rules', actions.rules), ...(mac ? [] : [separator, about])],
    },
  ];
}
