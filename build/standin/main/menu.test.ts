import { afterEach, describe, expect, it, vi } from 'vitest';
import { roleOf } from './menu-roles.ts';
import { pressShortcut, StandinMenu } from './menu.ts';
import { windows, type ManagedWindow } from './window-registry.ts';

const command =
  process.platform === 'darwin' ? { control: false, meta: true } : { control: true, meta: false };
const press = (key: string) => {
  pressShortcut({ key, code: '', alt: false, shift: false, ...command });
};

afterEach(() => {
  windows.focus(null);
  StandinMenu.setApplicationMenu(null);
});

describe('menu', () => {
  it('finds items by their id at any depth', () => {
    const menu = StandinMenu.buildFromTemplate([
      { label: 'Game', submenu: [{ label: 'More', submenu: [{ id: 'deep', label: 'Deep' }] }] },
    ]);
    expect(menu.getMenuItemById('deep')?.label).toBe('Deep');
    expect(menu.getMenuItemById('none')).toBeNull();
  });

  it('clicks', () => {
    const click = vi.fn();
    const menu = StandinMenu.buildFromTemplate([{ id: 'new', label: 'New', click }]);
    menu.getMenuItemById('new')?.click();
    expect(click).toHaveBeenCalledOnce();
  });

  it('passes keys to the item that has them, while it is the menu', () => {
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
    for (const key of ['b', 'x', 'a']) press(key);
    StandinMenu.setApplicationMenu(null);
    press('c');
    expect(chosen).toEqual(['b', 'a']);
  });

  it('leaves keys alone that an item only shows', () => {
    const click = vi.fn();
    const item = { label: 'Exit', accelerator: 'CmdOrCtrl+Q', registerAccelerator: false, click };
    StandinMenu.setApplicationMenu(StandinMenu.buildFromTemplate([item]));
    press('q');
    expect(click).not.toHaveBeenCalled();
  });

  it('takes the keys of an item that is hidden', () => {
    const click = vi.fn();
    const item = { label: 'Zoom in', accelerator: 'CmdOrCtrl+=', visible: false, click };
    StandinMenu.setApplicationMenu(StandinMenu.buildFromTemplate([item]));
    press('=');
    expect(click).toHaveBeenCalledOnce();
  });

  it('does what roles say to the window in front', () => {
    const zoomBy = vi.fn();
    StandinMenu.setApplicationMenu(
      StandinMenu.buildFromTemplate([
        {
          label: 'View',
          submenu: [{ role: 'zoomIn' }, { role: 'zoomOut' }, { role: 'resetZoom' }],
        },
      ]),
    );
    press('+');
    windows.focus({ zoomBy } as unknown as ManagedWindow);
    for (const key of ['+', '-', '0']) press(key);
    expect(zoomBy.mock.calls).toEqual([[0.5], [-0.5], [null]]);
  });

  it('gives roles the keys of each platform', () => {
    expect(roleOf('togglefullscreen', 'linux').accelerator).toBe('F11');
    expect(roleOf('togglefullscreen', 'darwin').accelerator).toBe('Control+Command+F');
  });

  it.each([
    ["menu role 'startSpeaking'", { role: 'startSpeaking' }],
    ["menu item option 'toolTip'", { label: 'New', toolTip: 'Starts again' }],
    ["menu item type 'checkbox'", { label: 'Sound', type: 'checkbox' }],
  ] as const)('refuses a %s', (what, item) => {
    expect(() => StandinMenu.buildFromTemplate([item])).toThrow(
      `Electron stand-in: ${what} is not implemented`,
    );
  });
});
