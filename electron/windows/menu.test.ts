import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { wordsOf } from '../../words/say.ts';
import { menuTemplate, type MenuActions } from './menu.ts';

const platforms = ['linux', 'win32', 'darwin'] as const;

function makeActions(): MenuActions {
  return {
    newGame: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    preferences: vi.fn(),
    analysis: vi.fn(),
    hint: vi.fn(),
    panel: vi.fn(),
    readPosition: vi.fn(),
    about: vi.fn(),
    rules: vi.fn(),
    quit: vi.fn(),
  };
}

/** Every item that is neither a menu nor a line between. */
function itemsOf(template: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template
    .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    .filter(({ type }) => type !== 'separator');
}

function shortcutsOn(platform: NodeJS.Platform): Record<string, unknown> {
  const items = itemsOf(menuTemplate(platform, wordsOf('en'), makeActions()));
  return Object.fromEntries(
    items.flatMap(({ id, accelerator }) => (id === undefined ? [] : [[id, accelerator]])),
  );
}

const common = {
  'new-game': 'CmdOrCtrl+N',
  undo: 'CmdOrCtrl+Z',
  preferences: 'CmdOrCtrl+,',
  analysis: 'CmdOrCtrl+I',
  panel: 'CmdOrCtrl+B',
  'read-position': 'CmdOrCtrl+Shift+P',
  about: undefined,
  rules: 'F1',
};

test.each([
  ['linux', { redo: 'CmdOrCtrl+Shift+Z', quit: 'CmdOrCtrl+Q', hint: 'CmdOrCtrl+H' }],
  ['win32', { redo: 'Ctrl+Y', quit: 'Alt+F4', hint: 'CmdOrCtrl+H' }],
  // On a Mac the keys of a hint would hide the program.
  ['darwin', { redo: 'CmdOrCtrl+Shift+Z', quit: 'CmdOrCtrl+Q', hint: undefined }],
] as const)('%s has its own shortcuts', (platform, own) => {
  expect(shortcutsOn(platform)).toEqual({ ...common, ...own });
});

describe.each(platforms)('on %s', (platform) => {
  test('every item does one thing, its own', () => {
    const actions = makeActions();
    const byId: Record<string, unknown> = {
      'new-game': actions.newGame,
      undo: actions.undo,
      redo: actions.redo,
      preferences: actions.preferences,
      analysis: actions.analysis,
      hint: actions.hint,
      panel: actions.panel,
      'read-position': actions.readPosition,
      about: actions.about,
      rules: actions.rules,
      quit: actions.quit,
    };
    for (const { id, role, click } of itemsOf(menuTemplate(platform, wordsOf('en'), actions))) {
      expect(role ?? click).toBe(role ?? byId[id ?? '']);
    }
  });

  test('no shortcut and no name stands twice', () => {
    const items = itemsOf(menuTemplate(platform, wordsOf('en'), makeActions()));
    for (const key of ['id', 'accelerator'] as const) {
      const values = items.flatMap((item) => item[key] ?? []);
      expect(values).toEqual([...new Set(values)]);
    }
  });
});

test('a Mac has the menu of the program, where it looks for About, Settings and Quit', () => {
  const [first] = menuTemplate('darwin', wordsOf('en'), makeActions());
  const items = itemsOf(first === undefined ? [] : [first]);
  expect(items.map(({ label, role }) => label ?? role)).toEqual([
    'About Digit Duels',
    'Settings…',
    'Hide Digit Duels',
    'Quit Digit Duels',
  ]);
});
