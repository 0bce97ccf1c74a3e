import type { MenuItemConstructorOptions } from 'electron';

/** What the menu does; the items that say so have the same ids. */
export interface MenuActions {
  readonly newGame: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly preferences: () => void;
  readonly analysis: () => void;
  readonly hint: () => void;
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
  const about: MenuItemConstructorOptions = {
    id: 'about',
    label: 'About Digit Duels',
    click: actions.about,
  };
  const preferences: MenuItemConstructorOptions = {
    id: 'preferences',
    label: mac ? 'Settings…' : 'Preferences…',
    accelerator: 'CmdOrCtrl+,',
    click: actions.preferences,
  };
  const quit: MenuItemConstructorOptions = {
    id: 'quit',
    label: mac ? 'Quit Digit Duels' : platform === 'win32' ? 'Exit' : 'Quit',
    accelerator: platform === 'win32' ? 'Alt+F4' : 'CmdOrCtrl+Q',
    click: actions.quit,
  };
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
        { id: 'new-game', label: 'New game…', accelerator: 'CmdOrCtrl+N', click: actions.newGame },
        ...(mac ? [] : [separator, preferences, separator, quit]),
      ],
    },
    {
      label: '&Edit',
      submenu: [
        { id: 'undo', label: 'Undo', accelerator: 'CmdOrCtrl+Z', click: actions.undo },
        {
          id: 'redo',
          label: 'Redo',
          accelerator: platform === 'win32' ? 'Ctrl+Y' : 'CmdOrCtrl+Shift+Z',
          click: actions.redo,
        },
      ],
    },
    {
      label: '&View',
      submenu: [
        { id: 'analysis', label: 'Analysis', accelerator: 'CmdOrCtrl+I', click: actions.analysis },
        // On a Mac these keys hide the program, whether or not the item is shown.
        ...(mac
          ? []
          : [{ id: 'hint', label: 'Hint', accelerator: 'CmdOrCtrl+H', click: actions.hint }]),
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
      submenu: [
        { id: 'rules', label: 'Rules', accelerator: 'F1', click: actions.rules },
        ...(mac ? [] : [separator, about]),
      ],
    },
  ];
}
