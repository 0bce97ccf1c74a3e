import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from '../../words/say.ts';
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
  words: Words,
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
    label: words.text('menu.about'),
    click: actions.about,
  };
  const preferences = item(
    'preferences',
    words.text(mac ? 'menu.mac-preferences' : 'menu.preferences'),
    actions.preferences,
  );
  const quitLabel = words.text(
    mac ? 'menu.mac-quit' : platform === 'win32' ? 'menu.windows-quit' : 'menu.quit',
  );
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
              { role: 'hide' as const, label: words.text('menu.mac-hide') },
              separator,
              quit,
            ],
          },
        ]
      : []),
    {
      label: words.text('menu.game'),
      submenu: [
        item('new-game', words.text('menu.new-game'), actions.newGame),
        ...(mac ? [] : [separator, preferences, separator, quit]),
      ],
    },
    {
      label: words.text('menu.edit'),
      submenu: [
        item('undo', words.text('menu.undo'), actions.undo),
        item('redo', words.text('menu.redo'), actions.redo),
      ],
    },
    {
      label: words.text('menu.view'),
      submenu: [
        item('analysis', words.text('menu.analysis'), actions.analysis),
        item('hint', words.text('menu.hint'), actions.hint),
        item('panel', words.text('menu.panel'), actions.panel),
        item('read-position', words.text('menu.read-position'), actions.readPosition),
        separator,
        { role: 'resetZoom', label: words.text('menu.reset-zoom') },
        { role: 'zoomIn', label: words.text('menu.zoom-in') },
        { role: 'zoomOut', label: words.text('menu.zoom-out') },
        separator,
        { role: 'togglefullscreen', label: words.text('menu.full-screen') },
      ],
    },
    {
      label: words.text('menu.help'),
      role: 'help',
      submenu: [
        item('rules', words.text('menu.rules'), actions.rules),
        ...(mac ? [] : [separator, about]),
      ],
    },
  ];
}
