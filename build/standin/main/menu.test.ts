import type { MenuItemConstructorOptions } from 'electron';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { roleOf } from './menu-roles.ts';
import { pressShortcut, provideDefaultMenu, StandinMenu } from './menu.ts';
import { windows, type ManagedWindow } from './window-registry.ts';

type MenuItemRole = NonNullable<MenuItemConstructorOptions['role']>;

const command =
  process.platform === 'darwin' ? { control: false, meta: true } : { control: true, meta: false };
const press = (keyCode: number, shift = false) => {
  pressShortcut({ keyCode, alt: false, shift, ...command });
};
const codes = { a: 65, b: 66, c: 67, x: 88, plus: 187, minus: 189, zero: 48 };

const noParts = 'Invalid template for MenuItem: must have at least one of label, role or type';

/** Every role that Electron's types have. */
const roles = [
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'pasteAndMatchStyle',
  'delete',
  'selectAll',
  'reload',
  'forceReload',
  'toggleDevTools',
  'resetZoom',
  'zoomIn',
  'zoomOut',
  'toggleSpellChecker',
  'togglefullscreen',
  'window',
  'minimize',
  'close',
  'help',
  'about',
  'services',
  'hide',
  'hideOthers',
  'unhide',
  'quit',
  'showSubstitutions',
  'toggleSmartQuotes',
  'toggleSmartDashes',
  'toggleTextReplacement',
  'startSpeaking',
  'stopSpeaking',
  'zoom',
  'front',
  'appMenu',
  'fileMenu',
  'editMenu',
  'viewMenu',
  'shareMenu',
  'recentDocuments',
  'toggleTabBar',
  'selectNextTab',
  'selectPreviousTab',
  'showAllTabs',
  'mergeAllWindows',
  'clearRecentDocuments',
  'moveTabToNewWindow',
  'windowMenu',
] as MenuItemRole[];

afterEach(() => {
  windows.focus(null);
  StandinMenu.setApplicationMenu(null);
});

it('has Electron’s own menu, with keys for reloading, unless the program sets one or none', () => {
  const reload = vi.fn();
  windows.focus({ reload } as unknown as ManagedWindow);
  provideDefaultMenu();
  press(82);
  StandinMenu.setApplicationMenu(null);
  provideDefaultMenu();
  press(82);
  expect(reload).toHaveBeenCalledOnce();
  expect(StandinMenu.getApplicationMenu()).toBeNull();
});

describe('menu', () => {
  it('finds items at any depth by their id', () => {
    const menu = StandinMenu.buildFromTemplate([
      { label: 'Game', submenu: [{ label: 'More', submenu: [{ id: 'deep', label: 'Deep' }] }] },
    ]);
    expect(menu.getMenuItemById('deep')?.label).toBe('Deep');
    expect(menu.getMenuItemById('none')).toBeNull();
  });

  it("runs an item's click handler", () => {
    const click = vi.fn();
    const menu = StandinMenu.buildFromTemplate([{ id: 'new', label: 'New', click }]);
    menu.getMenuItemById('new')?.click();
    expect(click).toHaveBeenCalledOnce();
  });

  it('passes keys to the matching item of the current application menu', () => {
    const chosen: string[] = [];
    const item = (id: string) => ({
      id,
      label: id,
      accelerator: `CmdOrCtrl+${id}`,
      click: () => chosen.push(id),
    });
    const menu = StandinMenu.buildFromTemplate([
      { label: 'One', submenu: [item('a')] },
      { label: 'Two', submenu: [item('b'), { type: 'separator' }, item('c')] },
    ]);
    StandinMenu.setApplicationMenu(menu);
    for (const key of ['b', 'x', 'a'] as const) press(codes[key]);
    StandinMenu.setApplicationMenu(null);
    press(codes.c);
    expect(chosen).toEqual(['b', 'a']);
  });

  it('leaves keys alone that an item only shows', () => {
    const click = vi.fn();
    const item = { label: 'Exit', accelerator: 'CmdOrCtrl+Q', registerAccelerator: false, click };
    StandinMenu.setApplicationMenu(StandinMenu.buildFromTemplate([item]));
    press(81);
    expect(click).not.toHaveBeenCalled();
  });

  it('handles the keys of a hidden item', () => {
    const click = vi.fn();
    const item = { label: 'Zoom in', accelerator: 'CmdOrCtrl+=', visible: false, click };
    StandinMenu.setApplicationMenu(StandinMenu.buildFromTemplate([item]));
    press(187);
    expect(click).toHaveBeenCalledOnce();
  });

  it('applies roles to the focused window', () => {
    const zoomBy = vi.fn();
    StandinMenu.setApplicationMenu(
      StandinMenu.buildFromTemplate([
        {
          label: 'View',
          submenu: [{ role: 'zoomIn' }, { role: 'zoomOut' }, { role: 'resetZoom' }],
        },
      ]),
    );
    press(codes.plus, true);
    windows.focus({ zoomBy } as unknown as ManagedWindow);
    press(codes.plus, true);
    press(codes.plus);
    press(codes.minus);
    press(codes.zero);
    expect(zoomBy.mock.calls).toEqual([[0.5], [-0.5], [null]]);
  });

  it("uses each platform's keys for roles", () => {
    expect(roleOf('togglefullscreen', 'linux').accelerator).toBe('F11');
    expect(roleOf('togglefullscreen', 'darwin').accelerator).toBe('Control+Command+F');
  });

  it.each(['linux', 'win32', 'darwin'] as const)('has every role on %s', (platform) => {
    for (const role of roles) expect(roleOf(role, platform), role).toHaveProperty('label');
  });

  it('prefers a role to a click handler, and ignores roles of other systems', () => {
    const click = vi.fn();
    const minimize = vi.fn();
    windows.focus({ minimize } as unknown as ManagedWindow);
    const menu = StandinMenu.buildFromTemplate([
      { id: 'small', role: 'minimize', click },
      { id: 'front', role: 'front', click },
    ]);
    menu.getMenuItemById('small')?.click();
    expect([minimize.mock.calls.length, click.mock.calls.length]).toEqual([1, 0]);
    menu.getMenuItemById('front')?.click();
    expect(click).toHaveBeenCalledOnce();
  });

  it('passes keys only to enabled items, and to the last of two with the same keys', () => {
    const chosen: string[] = [];
    const item = (id: string, more: MenuItemConstructorOptions = {}) => ({
      id,
      label: id,
      accelerator: 'CmdOrCtrl+A',
      click: () => chosen.push(id),
      ...more,
    });
    const pressOn = (...items: MenuItemConstructorOptions[]) => {
      StandinMenu.setApplicationMenu(StandinMenu.buildFromTemplate(items));
      press(codes.a);
    };
    pressOn(item('off', { enabled: false }));
    pressOn(item('shown', { registerAccelerator: false }));
    pressOn(item('first'), item('last'));
    expect(chosen).toEqual(['last']);
    const menu = StandinMenu.buildFromTemplate([{ role: 'copy' }, { role: 'selectAll' }]);
    expect(menu.items.map(({ registerAccelerator }) => registerAccelerator)).toEqual([false, true]);
  });

  it('removes separators at the ends and next to each other', () => {
    const line = { type: 'separator' } as const;
    const menu = StandinMenu.buildFromTemplate([
      line,
      { label: 'One' },
      line,
      line,
      { label: 'Two' },
      line,
    ]);
    expect(menu.items.map(({ type }) => type)).toEqual(['normal', 'separator', 'normal']);
  });

  it.each([
    ['no list', 'Menu', 'Invalid template for Menu: Menu template must be an array'],
    ['nothing', [null], noParts],
    ['no label, role or type', [{ id: 'new', click: () => undefined }], noParts],
    ['a type alone', [{ type: 'normal' }], noParts],
    ['an unknown type', [{ label: 'New', type: 'button' }], 'Unknown menu item type: button'],
    ['a submenu without any', [{ label: 'New', type: 'submenu' }], 'Invalid submenu'],
  ])('refuses a template with %s in the words of Electron', (_what, template, words) => {
    expect(() =>
      StandinMenu.buildFromTemplate(template as unknown as MenuItemConstructorOptions[]),
    ).toThrow(words);
  });

  it('warns about unknown keys, as Electron does', () => {
    const warn = vi.spyOn(console, 'error').mockReturnValue();
    StandinMenu.buildFromTemplate([{ label: 'New', accelerator: 'CmdOrCtrl++' }]);
    expect(warn).toHaveBeenCalledWith("Warning: CmdOrCtrl++ doesn't contain a valid key");
    warn.mockRestore();
  });

  it.each([
    ["menu role 'levitate'", { role: 'levitate' as MenuItemRole }],
    ["menu item option 'toolTip'", { label: 'New', toolTip: 'Starts again' }],
    ["menu item type 'checkbox'", { label: 'Sound', type: 'checkbox' }],
  ] as const)('refuses a %s', (what, item) => {
    expect(() => StandinMenu.buildFromTemplate([item])).toThrow(
      `Electron stand-in: ${what} is not implemented`,
    );
  });
});
