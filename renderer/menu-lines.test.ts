import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseAccelerator } from '../build/standin/main/accelerators.ts';
import { roleOf } from '../build/standin/main/menu-roles.ts';
import { StandinMenu } from '../build/standin/main/menu.ts';
import { programCommands } from '../electron/api/commands.ts';
import { menuNames } from '../electron/api/menu.ts';
import { startActions } from '../electron/start-actions.ts';
import { menuTemplate } from '../electron/windows/menu.ts';
import { commandIds } from '../storage/config/keys.ts';
import { languageTags } from '../words/languages.ts';
import { wordsOf } from '../words/say.ts';
import { App } from './app/app.ts';
import { menuLines } from './menu-lines.ts';
import { speak } from './words.svelte.ts';

beforeEach(() => speak('en'));
afterEach(() => speak('en'));

const platforms = ['linux', 'win32', 'darwin'] as const;
type Platform = (typeof platforms)[number];

const keysOn = (platform: Platform) =>
  Object.fromEntries(menuLines(platform, 'en').map(({ id, accelerator }) => [id, accelerator]));
const templateOn = (platform: Platform) =>
  menuTemplate(platform, wordsOf('en'), menuLines(platform, 'en'), () => undefined);

type Item = ReturnType<typeof menuTemplate>[number];

/** All items of a menu template, including those of submenus. */
function itemsIn(template: readonly Item[]): readonly Item[] {
  return template.flatMap((item) => [
    item,
    ...(Array.isArray(item.submenu) ? itemsIn(item.submenu) : []),
  ]);
}

test('the board has a command for each action of the system’s lists', () => {
  expect(Object.keys(keysOn('linux'))).toEqual(expect.arrayContaining(Object.values(startActions)));
});

test('each platform has its own shortcuts', () => {
  const own = (platform: Platform) => {
    const { redo, quit, hint, ...rest } = keysOn(platform);
    return [redo, quit, hint, rest['page-back'], rest['page-forward']];
  };
  expect(own('linux')).toEqual([
    'CmdOrCtrl+Shift+Z',
    'CmdOrCtrl+Q',
    'CmdOrCtrl+H',
    'Alt+Left',
    'Alt+Right',
  ]);
  expect(own('win32')).toEqual(['Ctrl+Y', 'Alt+F4', 'CmdOrCtrl+H', 'Alt+Left', 'Alt+Right']);
  // On a Mac, Cmd+H hides the program.
  expect(own('darwin')).toEqual([
    'CmdOrCtrl+Shift+Z',
    'CmdOrCtrl+Q',
    'CmdOrCtrl+J',
    'CmdOrCtrl+[',
    'CmdOrCtrl+]',
  ]);
});

test('the config file can give keys to every command', () => {
  expect(commandIds).toEqual(Object.keys(keysOn('linux')));
});

test('the menu has the user’s own keys, and takes them from the command that had them', () => {
  const own = { hint: 'CmdOrCtrl+N', mute: 'F8', panel: '', undo: 'CmdOrCtrl+?' };
  const keys = Object.fromEntries(
    menuLines('linux', 'de', own).map(({ id, accelerator }) => [id, accelerator]),
  );
  expect(keys).toMatchObject({ hint: 'CmdOrCtrl+N', mute: 'F8' });
  expect([keys['new-game'], keys['panel'], keys['undo']], 'none; the page hears signs').toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('menu labels are in the chosen language', () => {
  const labels = (language: 'en' | 'de') => menuLines('linux', language).map(({ label }) => label);
  expect(labels('en')).toContain('Undo');
  expect(labels('de')).not.toContain('Undo');
});

describe.each(platforms)('the menus on %s', (platform) => {
  test('keys needed for typing are not in the menu bar', () => {
    const without = Object.entries(keysOn(platform)).flatMap(([id, keys]) => (keys ? [] : [id]));
    expect(without.sort()).toEqual([
      'back',
      'forward',
      'keys',
      'mute',
      'next-mistake',
      'paste-record',
      'pause',
      'previous-mistake',
      'step',
      'to-first',
      'to-last',
    ]);
  });

  test('every command is in the menu bar once, in the order of the menus', () => {
    const lines = menuLines(platform, 'en');
    const ids = lines.map(({ id }) => id);
    expect(ids).toEqual(new App().services.commands.list.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining([...programCommands]));
    const places = lines.map(({ menu, group }) => menuNames.indexOf(menu) * 100 + group);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('every item has a label, and no two labels in a menu are equal', () => {
    const named = menuLines(platform, 'en').map(({ menu, label }) => `${menu}: ${label}`);
    expect(named).toEqual([...new Set(named)]);
    expect(named.filter((name) => name.endsWith(': '))).toEqual([]);
  });

  test('no menu has more than nine items, and no submenu only one', () => {
    const menus = itemsIn(templateOn(platform)).flatMap(({ label, submenu }) => {
      if (!Array.isArray(submenu)) return [];
      const lines = submenu.filter(
        ({ type, visible }) => type !== 'separator' && visible !== false,
      );
      return [{ label, count: lines.length }];
    });
    expect(menus.filter(({ count }) => count < 2 || count > 9)).toEqual([]);
  });

  test('no shortcut is used twice, including those of the system', () => {
    const items = itemsIn(templateOn(platform));
    const keys = items.flatMap(
      ({ accelerator, role }) => accelerator ?? (role && roleOf(role, platform).accelerator) ?? [],
    );
    const read = keys.map((each) => JSON.stringify(parseAccelerator(each, platform === 'darwin')));
    expect(read).not.toContain('null');
    expect(keys.filter((_, at) => read.indexOf(read[at] ?? '') !== at)).toEqual([]);
  });

  test.each(languageTags)(
    'in %s, each menu has a letter of its own for Alt, and no line begins or ends one',
    (language) => {
      const lines = menuLines(platform, language);
      const bar = StandinMenu.buildFromTemplate(
        menuTemplate(platform, wordsOf(language), lines, () => undefined),
      ).items;
      // A Mac has no such letters, and menus of its own.
      const letters = bar.flatMap(({ label }) => /&(\w)/.exec(label)?.[1]?.toLowerCase() ?? []);
      expect(letters).toHaveLength(menuNames.length);
      expect(letters).toEqual([...new Set(letters)]);
      expect(lines.map(({ label }) => label).filter((label) => label.includes('&'))).toEqual([]);
      const menus = [...bar, ...bar.flatMap(({ submenu }) => submenu?.items ?? [])];
      for (const { label, submenu } of menus) {
        const shown = submenu?.items.filter(({ visible }) => visible).map(({ type }) => type) ?? [];
        expect([shown[0], shown.at(-1)], label).not.toContain('separator');
        expect(shown.join(' '), label).not.toContain('separator separator');
      }
    },
  );

  test('a menu bar can be built from it, with every command in it', () => {
    const warn = vi.spyOn(console, 'error').mockReturnValue();
    const menu = StandinMenu.buildFromTemplate(templateOn(platform));
    for (const { id } of menuLines(platform, 'en')) expect(menu.getMenuItemById(id)?.id).toBe(id);
    expect(warn, 'Electron warns of keys that there are not').not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
