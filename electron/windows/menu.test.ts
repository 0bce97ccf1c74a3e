import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { parseAccelerator } from '../../build/standin/main/accelerators.ts';
import { roleOf } from '../../build/standin/main/menu-roles.ts';
import { StandinMenu } from '../../build/standin/main/menu.ts';
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

const templateOn = (platform: NodeJS.Platform) =>
  menuTemplate(platform, wordsOf('en'), makeActions());

/** The roles of all menus and items, and the keys of each. */
function rolesOn(platform: NodeJS.Platform): [role: string, keys: string][] {
  const template = templateOn(platform);
  return [...template, ...itemsOf(template)].flatMap((item) =>
    item.role === undefined ? [] : [[item.role, keysOn(platform, item) ?? '']],
  );
}

/** The keys of an item, its own or those that its role has. */
function keysOn(
  platform: NodeJS.Platform,
  { accelerator, role }: MenuItemConstructorOptions,
): string | undefined {
  return accelerator ?? (role === undefined ? undefined : roleOf(role, platform).accelerator);
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

  test('no shortcut and no name stands twice, those of roles counted in', () => {
    const items = itemsOf(templateOn(platform));
    const names = items.flatMap(({ id }) => id ?? []);
    expect(names).toEqual([...new Set(names)]);
    const keys = items.flatMap((item) => keysOn(platform, item) ?? []);
    const read = keys.map((each) => JSON.stringify(parseAccelerator(each, platform === 'darwin')));
    expect(read).not.toContain('null');
    expect(keys.filter((_, at) => read.indexOf(read[at] ?? '') !== at)).toEqual([]);
  });

  test('a menu can be built of it', () => {
    const menu = StandinMenu.buildFromTemplate(templateOn(platform));
    expect(menu.items.map(({ submenu }) => submenu?.items.length)).not.toContain(0);
    expect(menu.items.map(({ label }) => label)).not.toContain('');
  });
});

const zoomed = [
  ['resetZoom', 'CommandOrControl+0'],
  ['resetZoom', 'CmdOrCtrl+num0'],
  ['zoomIn', 'CommandOrControl+Plus'],
  ['zoomIn', 'CmdOrCtrl+='],
  ['zoomIn', 'CmdOrCtrl+numadd'],
  ['zoomOut', 'CommandOrControl+-'],
  ['zoomOut', 'CmdOrCtrl+numsub'],
];

test.each(['linux', 'win32'] as const)('%s has the roles of a view, and help', (platform) => {
  expect(rolesOn(platform)).toEqual([['help', ''], ...zoomed, ['togglefullscreen', 'F11']]);
});

test('a Mac has all the roles that its users look for, with the keys of the system', () => {
  expect(rolesOn('darwin')).toEqual([
    ['window', ''],
    ['help', ''],
    ['services', ''],
    ['hide', 'Command+H'],
    ['hideOthers', 'Command+Alt+H'],
    ['unhide', ''],
    ['close', 'CommandOrControl+W'],
    ['cut', 'CommandOrControl+X'],
    ['copy', 'CommandOrControl+C'],
    ['paste', 'CommandOrControl+V'],
    ['selectAll', 'CommandOrControl+A'],
    ...zoomed,
    ['togglefullscreen', 'Control+Command+F'],
    ['minimize', 'CommandOrControl+M'],
    ['zoom', ''],
    ['front', ''],
  ]);
});

test('a Mac has the menu of the program first, and that of the windows before Help', () => {
  const menus = templateOn('darwin');
  expect(menus.map(({ label }) => label)).toEqual([
    'Digit Duels',
    '&Game',
    '&Edit',
    '&Match',
    'Learn',
    '&View',
    'Window',
    '&Help',
  ]);
  const [first] = menus;
  expect(itemsOf(first === undefined ? [] : [first]).map(({ label }) => label)).toEqual([
    'About Digit Duels',
    'Settings…',
    'Services',
    'Hide Digit Duels',
    'Hide others',
    'Show all',
    'Quit Digit Duels',
  ]);
});

test('the keys that zoom without Shift, and those of the number pad, take no lines of their own', () => {
  const seen = itemsOf(templateOn('linux')).filter(({ visible }) => visible !== false);
  expect(seen.flatMap(({ role }) => role ?? [])).toEqual([
    'resetZoom',
    'zoomIn',
    'zoomOut',
    'togglefullscreen',
  ]);
});

test('Windows is left to close the window in front by Alt+F4, which is no way out of the Preferences alone', () => {
  const quitOn = (platform: NodeJS.Platform) =>
    itemsOf(templateOn(platform)).find(({ id }) => id === 'quit');
  expect(quitOn('win32')).toMatchObject({ accelerator: 'Alt+F4', registerAccelerator: false });
  expect(quitOn('linux')).not.toHaveProperty('registerAccelerator');
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
  (file as unknown as { click: () => void }).click();
  (clearing as unknown as { click: () => void }).click();
  expect([open.mock.calls, clear.mock.calls]).toEqual([[['/a & b.duel']], [[]]]);
});
