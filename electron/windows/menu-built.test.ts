import { expect, test, vi } from 'vitest';
import { StandinMenu } from '../../build/standin/main/menu.ts';
import { wordsOf } from '../../words/say.ts';
import { commandNames } from '../api/commands.ts';
import type { CommandActions } from './commands.ts';
import { menuTemplate } from './menu.ts';

const actions = Object.fromEntries(
  commandNames.map((name) => [name, () => undefined]),
) as unknown as CommandActions;

test.each(['linux', 'win32', 'darwin'] as const)(
  'the menu of %s is one: its roles are known, and its keys are there',
  (platform) => {
    // Electron warns of keys that there are not.
    const warn = vi.spyOn(console, 'error').mockReturnValue();
    const menu = StandinMenu.buildFromTemplate(menuTemplate(platform, wordsOf('en'), actions));
    expect(menu.items.map(({ type }) => type)).toEqual(menu.items.map(() => 'submenu'));
    for (const name of commandNames) expect(menu.getMenuItemById(name)?.id).toBe(name);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  },
);
