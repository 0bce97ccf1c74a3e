import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { roleOf } from '../../build/standin/main/menu-roles.ts';
import { StandinMenu } from '../../build/standin/main/menu.ts';
import { wordsOf } from '../../words/say.ts';
import type { MenuLine, MenuName } from '../api/menu.ts';
import type { RunCommand } from './commands.ts';
import { menuTemplate } from './menu.ts';

const platforms = ['linux', 'win32', 'darwin'] as const;

const line = (menu: MenuName, group: number, id: string, accelerator?: string): MenuLine => ({
  id,
  label: `${id} …`,
  menu,
  group,
  ...(accelerator !== undefined && { accelerator }),
});

/** Some commands of the windows, a few in each menu. */
const lines = [
  line('game', 0, 'new-game', 'CmdOrCtrl+N'),
  line('game', 1, 'open-record', 'CmdOrCtrl+O'),
  line('game', 1, 'save-record', 'CmdOrCtrl+S'),
  line('game', 2, 'preferences', 'CmdOrCtrl+,'),
  line('game', 3, 'close-window', 'CmdOrCtrl+W'),
  line('game', 3, 'quit', 'Alt+F4'),
  line('edit', 0, 'undo', 'CmdOrCtrl+Z'),
  line('match', 0, 'pause'),
  line('learn', 0, 'learn', 'CmdOrCtrl+U'),
  line('view', 0, 'panel', 'CmdOrCtrl+B'),
  line('help', 0, 'rules', 'F1'),
  line('help', 1, 'about', 'Shift+F1'),
];

/** Every item that is neither a menu nor a separator. */
function itemsOf(template: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template
    .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    .flatMap((item) => [item, ...itemsOf([item])])
    .filter(({ type }) => type !== 'separator');
}

const templateOn = (platform: NodeJS.Platform, run: RunCommand = () => undefined) =>
  menuTemplate(platform, wordsOf('en'), lines, run);

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

describe.each(platforms)('on %s', (platform) => {
  test('the menu has every line, which carries out its own command', () => {
    const run = vi.fn<RunCommand>();
    const items = itemsOf(templateOn(platform, run)).filter(({ id }) => id !== undefined);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(lines.map(({ id }) => id)));
    for (const { click } of items) (click as () => void)();
    expect(run.mock.calls.flat()).toEqual(items.map(({ id }) => id));
  });

  test('lines have their own keys, and no others', () => {
    const keys = new Map(lines.map(({ id, accelerator }) => [id, accelerator]));
    for (const { id, accelerator } of itemsOf(templateOn(platform))) {
      if (id !== undefined) expect(accelerator, id).toBe(keys.get(id));
    }
  });

  test('Electron can build the menu, with separators only between groups', () => {
    const menu = StandinMenu.buildFromTemplate(templateOn(platform));
    expect(menu.items.map(({ label }) => label)).not.toContain('');
    expect(menu.items.map(({ submenu }) => submenu?.items.length)).not.toContain(0);
    for (const { submenu } of menu.items) {
      const types = submenu?.items.map(({ type }) => type) ?? [];
      expect([types[0], types.at(-1)]).not.toContain('separator');
    }
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

test('a Mac has all roles that its users expect, with the keys of the system', () => {
  expect(rolesOn('darwin')).toEqual([
    ['window', ''],
    ['help', ''],
    ['services', ''],
    ['hide', 'Command+H'],
    ['hideOthers', 'Command+Alt+H'],
    ['unhide', ''],
    ['close', 'CmdOrCtrl+W'],
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

test('a Mac has the application menu first, and the Window menu before Help', () => {
  const menus = templateOn('darwin');
  expect(menus.map(({ label }) => label)).toEqual([
    'Digit Duels',
    '&Game',
    '&Edit',
    '&Match',
    '&Learn',
    '&View',
    'Window',
    '&Help',
  ]);
  const [first] = menus;
  expect(itemsOf(first === undefined ? [] : [first]).map(({ label }) => label)).toEqual([
    'about …',
    'Settings…',
    'Services',
    'Hide Digit Duels',
    'Hide others',
    'Show all',
    'Quit Digit Duels',
  ]);
});

test('the zoom keys without Shift, and those of the number pad, have no visible lines', () => {
  const seen = itemsOf(templateOn('linux')).filter(({ visible }) => visible !== false);
  expect(seen.flatMap(({ role }) => role ?? [])).toEqual([
    'resetZoom',
    'zoomIn',
    'zoomOut',
    'togglefullscreen',
  ]);
});

test('on Windows, Alt+F4 stays with the system, which closes the front window', () => {
  const quitOn = (platform: NodeJS.Platform) =>
    itemsOf(templateOn(platform)).find(({ id }) => id === 'quit');
  expect(quitOn('win32')).toMatchObject({ accelerator: 'Alt+F4', registerAccelerator: false });
  expect(quitOn('linux')).not.toHaveProperty('registerAccelerator');
});

test('recent files have a submenu if there are any', () => {
  const open = vi.fn<(file: string) => void>();
  const clear = vi.fn<() => void>();
  const itemsWith = (...files: string[]) =>
    itemsOf(menuTemplate('linux', wordsOf('en'), lines, () => undefined, { files, open, clear }));
  expect(itemsWith().map(({ label }) => label)).not.toContain('Open recent');
  const menus = itemsWith('/a & b.duel').filter(({ label }) => label === 'Open recent');
  expect(menus).toHaveLength(1);
  const [menu] = menus;
  const [file, clearing] = itemsOf(menu === undefined ? [] : [menu]);
  expect([file?.label, clearing?.label]).toEqual(['/a && b.duel', 'Clear the list']);
  (file as unknown as { click: () => void }).click();
  (clearing as unknown as { click: () => void }).click();
  expect([open.mock.calls, clear.mock.calls]).toEqual([[['/a & b.duel']], [[]]]);
});
