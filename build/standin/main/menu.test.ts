import { describe, expect, it, vi } from 'vitest';
import { app } from './app.ts';
import { pressShortcut, StandinMenu } from './menu.ts';
import { rolesFor } from './menu-roles.ts';
import { windows, type RoleWindow } from './window-registry.ts';

const command =
  process.platform === 'darwin' ? { control: false, meta: true } : { control: true, meta: false };
const press = (key: string, shift = false) => {
  pressShortcut({ key, code: '', alt: false, shift, ...command });
};

describe('menu', () => {
  it('finds items by their id at any depth', () => {
    const menu = StandinMenu.buildFromTemplate([
      { label: 'Game', submenu: [{ label: 'More', submenu: [{ id: 'deep', label: 'Deep' }] }] },
    ]);
    expect(menu.getMenuItemById('deep')?.label).toBe('Deep');
    expect(menu.getMenuItemById('none')).toBeNull();
    expect(menu.items[0]?.type).toBe('submenu');
  });

  it('clicks, checks and chooses', () => {
    const click = vi.fn();
    const menu = StandinMenu.buildFromTemplate([
      { id: 'check', label: 'Sound', type: 'checkbox', click },
      { id: 'one', label: 'One', type: 'radio', checked: true },
      { id: 'two', label: 'Two', type: 'radio' },
    ]);
    menu.getMenuItemById('check')?.click();
    menu.getMenuItemById('two')?.click();
    expect(click).toHaveBeenCalledOnce();
    expect(menu.items.map(({ checked }) => checked)).toEqual([true, false, true]);
  });

  it('passes keys to items a person could choose', () => {
    const chosen: string[] = [];
    const item = (id: string, more: object = {}) => ({
      id,
      label: id,
      accelerator: `CmdOrCtrl+${id}`,
      click: () => chosen.push(id),
      ...more,
    });
    const menu = StandinMenu.buildFromTemplate([
      { label: 'Off', enabled: false, submenu: [item('a')] },
      { label: 'On', submenu: [item('b'), item('c', { visible: false }), item('d')] },
    ]);
    StandinMenu.setApplicationMenu(menu);
    const off = menu.getMenuItemById('d');
    if (off) off.enabled = false;
    for (const key of ['a', 'b', 'c', 'd']) press(key);
    expect(chosen).toEqual(['b']);
    StandinMenu.setApplicationMenu(null);
    press('b');
    expect(chosen).toEqual(['b']);
  });

  it('gives roles their words, keys and deeds', () => {
    const menu = StandinMenu.buildFromTemplate([{ role: 'editMenu' }, { role: 'viewMenu' }]);
    const labels = menu.items.map((item) => item.submenu?.items.map(({ label }) => label));
    expect(labels[0]).toContain('Undo');
    expect(labels[1]).toContain('Actual Size');
    const reload = vi.fn();
    const window = { id: 1, webContents: { reload } } as unknown as RoleWindow;
    windows.focus(window);
    StandinMenu.setApplicationMenu(menu);
    press('r');
    expect(reload).toHaveBeenCalledOnce();
    windows.focus(null);
    StandinMenu.setApplicationMenu(null);
  });

  it('quits by its role', () => {
    const quit = vi.spyOn(app, 'quit').mockImplementation(() => undefined);
    StandinMenu.buildFromTemplate([{ id: 'quit', role: 'quit' }]).items[0]?.click();
    expect(quit).toHaveBeenCalledOnce();
    quit.mockRestore();
  });

  it('words roles as each platform does', () => {
    expect(rolesFor('linux', 'Duels').quit?.label).toBe('Quit');
    expect(rolesFor('win32', 'Duels').quit?.label).toBe('Exit');
    expect(rolesFor('darwin', 'Duels').quit?.label).toBe('Quit Duels');
    expect(rolesFor('win32', 'Duels').redo?.accelerator).toBe('Control+Y');
  });

  it('refuses roles it lacks by their names', () => {
    expect(() => StandinMenu.buildFromTemplate([{ role: 'startSpeaking' }])).toThrow(
      "Electron stand-in: menu role 'startSpeaking' is not implemented",
    );
  });
});
