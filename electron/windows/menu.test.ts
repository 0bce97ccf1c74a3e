import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { wordsOf } from '../../words/say.ts';
import { commandNames } from '../api/commands.ts';
import type { CommandActions } from './commands.ts';
import { menuTemplate } from './menu.ts';

const platforms = ['linux', 'win32', 'darwin'] as const;

function makeActions(): CommandActions {
  return Object.fromEntries(
    commandNames.map((name) => [name, vi.fn()]),
  ) as unknown as CommandActions;
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
  home: 'CmdOrCtrl+Shift+H',
  table: 'CmdOrCtrl+Shift+T',
  'open-record': 'CmdOrCtrl+O',
  'recent-files': 'CmdOrCtrl+Shift+O',
  'save-record': 'CmdOrCtrl+S',
  // It would be taken from whoever pastes into a text.
  'paste-record': undefined,
  share: 'CmdOrCtrl+Shift+S',
  library: 'CmdOrCtrl+L',
  statistics: 'CmdOrCtrl+Shift+L',
  atlas: 'CmdOrCtrl+Shift+A',
  learn: 'CmdOrCtrl+U',
  lessons: 'CmdOrCtrl+1',
  'state-map': 'CmdOrCtrl+5',
  explorer: 'CmdOrCtrl+4',
  guide: 'CmdOrCtrl+G',
  review: 'CmdOrCtrl+Shift+V',
  'previous-mistake': undefined,
  'next-mistake': undefined,
  puzzles: 'CmdOrCtrl+2',
  mistakes: 'CmdOrCtrl+3',
  undo: 'CmdOrCtrl+Z',
  preferences: 'CmdOrCtrl+,',
  analysis: 'CmdOrCtrl+I',
  panel: 'CmdOrCtrl+B',
  'comment-move': 'CmdOrCtrl+Shift+M',
  'copy-position': 'CmdOrCtrl+Shift+C',
  'set-up': 'CmdOrCtrl+E',
  'read-position': 'CmdOrCtrl+Shift+P',
  // Who types such a letter anywhere is to get one.
  mute: undefined,
  pause: undefined,
  step: undefined,
  'to-first': undefined,
  back: undefined,
  forward: undefined,
  'to-last': undefined,
  keys: undefined,
  again: 'CmdOrCtrl+Shift+N',
  restart: 'CmdOrCtrl+R',
  'swap-seats': 'CmdOrCtrl+T',
  'offer-draw': 'CmdOrCtrl+D',
  'claim-draw': 'CmdOrCtrl+Shift+D',
  resign: 'CmdOrCtrl+Shift+R',
  'play-on': 'CmdOrCtrl+K',
  replay: 'CmdOrCtrl+P',
  about: 'Shift+F1',
  rules: 'F1',
};

test.each([
  ['linux', { redo: 'CmdOrCtrl+Shift+Z', quit: 'CmdOrCtrl+Q', hint: 'CmdOrCtrl+H' }],
  ['win32', { redo: 'Ctrl+Y', quit: 'Alt+F4', hint: 'CmdOrCtrl+H' }],
  // On a Mac the keys of a hint would hide the program.
  ['darwin', { redo: 'CmdOrCtrl+Shift+Z', quit: 'CmdOrCtrl+Q', hint: 'CmdOrCtrl+J' }],
] as const)('%s has its own shortcuts', (platform, own) => {
  expect(shortcutsOn(platform)).toEqual({ ...common, ...own });
});

describe.each(platforms)('on %s', (platform) => {
  test('every item does one thing, its own', () => {
    const actions = makeActions();
    const byId: Readonly<Record<string, () => void>> = actions;
    for (const { id, role, click } of itemsOf(menuTemplate(platform, wordsOf('en'), actions))) {
      expect(role ?? click).toBe(role ?? byId[id ?? '']);
    }
  });

  test('every command stands in it', () => {
    const ids = itemsOf(menuTemplate(platform, wordsOf('en'), makeActions())).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...commandNames]));
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

test('recent files have a menu of their own, as soon as there are any', () => {
  const open = vi.fn<(file: string) => void>();
  const clear = vi.fn<() => void>();
  const itemsWith = (...files: string[]) =>
    itemsOf(menuTemplate('linux', wordsOf('en'), makeActions(), { files, open, clear }));
  expect(itemsWith().map(({ label }) => label)).not.toContain('Open recent');
  const [menu] = itemsWith('/a & b.duel').filter(({ label }) => label === 'Open recent');
  const [file, clearing] = itemsOf(menu === undefined ? [] : [menu]);
  expect([file?.label, clearing?.label]).toEqual(['/a && b.duel', 'Clear the list']);
  (file?.click as unknown as () => void)();
  (clearing?.click as unknown as () => void)();
  expect([open.mock.calls, clear.mock.calls]).toEqual([[['/a & b.duel']], [[]]]);
});

test('on a Mac, texts are cut, copied and pasted by items of their own', () => {
  const roles = (platform: NodeJS.Platform) =>
    itemsOf(menuTemplate(platform, wordsOf('de'), makeActions())).flatMap(({ role }) => role ?? []);
  expect(roles('darwin')).toEqual(expect.arrayContaining(['cut', 'copy', 'paste', 'selectAll']));
  expect(roles('linux')).not.toContain('paste');
});
