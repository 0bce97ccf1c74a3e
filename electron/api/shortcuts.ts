/** What has a key of its own in the menu; the menu's items have the same ids. */
export type ShortcutName =
  | 'new-game'
  | 'undo'
  | 'redo'
  | 'analysis'
  | 'hint'
  | 'panel'
  | 'read-position'
  | 'rules'
  | 'preferences'
  | 'quit';

/** The keys of a platform, as Electron writes them: `CmdOrCtrl+Shift+Z`. */
export function shortcutsOn(platform: string): Readonly<Partial<Record<ShortcutName, string>>> {
  const mac = platform === 'darwin';
  const windows = platform === 'win32';
  return {
    'new-game': 'CmdOrCtrl+N',
    undo: 'CmdOrCtrl+Z',
    redo: windows ? 'Ctrl+Y' : 'CmdOrCtrl+Shift+Z',
    analysis: 'CmdOrCtrl+I',
    // On a Mac these keys hide the program, whether or not an item has them.
    ...(!mac && { hint: 'CmdOrCtrl+H' }),
    panel: 'CmdOrCtrl+B',
    'read-position': 'CmdOrCtrl+Shift+P',
    rules: 'F1',
    preferences: 'CmdOrCtrl+,',
    quit: windows ? 'Alt+F4' : 'CmdOrCtrl+Q',
  };
}
