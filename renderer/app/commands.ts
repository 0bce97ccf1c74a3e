import type { ProgramCommand } from '../../electron/api/commands.ts';
import type { PlainCode } from '../../words/message.ts';
import { ask } from '../bridge.ts';
import { afterDialogs } from '../design/open-dialog.ts';
import { inMenu, type Command } from '../services/commands.svelte.ts';
import type { Page } from '../services/page.ts';
import type { Services } from '../services/services.svelte.ts';

/** The commands that work on every page, in the order of the menus. */
export function appCommands(services: Services): readonly Command[] {
  return [...gameCommands(services), ...viewCommands(services), ...helpCommands(services)];
}

function gameCommands({ dialogs, notices, router }: Services): readonly Command[] {
  const askMain = (id: ProgramCommand, label: PlainCode, keys: string) => ({
    id,
    label,
    keys,
    reach: 'always' as const,
    run: () => void notices.attempt(() => ask('runCommand', id)),
  });
  return [
    ...inMenu('game', 0, {}, [
      {
        id: 'new-game',
        keys: 'CmdOrCtrl+N',
        label: 'menu.new-game',
        run: () => dialogs.open('new-game'),
      },
      {
        id: 'daily-puzzle',
        keys: 'CmdOrCtrl+6',
        label: 'menu.daily-puzzle',
        run: () => router.go('puzzles', 'daily'),
      },
    ]),
    ...inMenu('game', 2, { sub: 'records' }, [
      askMain('open-record', 'records.open', 'CmdOrCtrl+O'),
      {
        id: 'recent-files',
        keys: 'CmdOrCtrl+Shift+O',
        label: 'records.recent',
        run: () => dialogs.open('recent-files'),
      },
      askMain('save-record', 'records.save', 'CmdOrCtrl+S'),
      {
        id: 'print',
        keys: 'CmdOrCtrl+P',
        reach: 'always',
        label: 'menu.print',
        run: () => print(),
      },
      // As a menu accelerator, these keys would no longer paste into a text field.
      { ...askMain('paste-record', 'records.paste', 'CmdOrCtrl+V'), heardByPage: true },
    ]),
    ...inMenu('game', 8, {}, [askMain('preferences', 'menu.preferences', 'CmdOrCtrl+,')]),
    ...inMenu('game', 9, {}, [
      askMain('close-window', 'menu.close-window', 'CmdOrCtrl+W'),
      { ...askMain('quit', 'menu.quit', 'CmdOrCtrl+Q'), keysOn: { win32: 'Alt+F4' } },
    ]),
  ];
}

function viewCommands({ preferences, router }: Services): readonly Command[] {
  return [
    ...inMenu('view', 1, {}, [
      {
        id: 'page-back',
        keys: 'Alt+Left',
        keysOn: { darwin: 'CmdOrCtrl+[' },
        label: 'menu.page-back',
        enabled: () => router.canGoBack,
        run: () => router.back(),
      },
      {
        id: 'page-forward',
        keys: 'Alt+Right',
        keysOn: { darwin: 'CmdOrCtrl+]' },
        label: 'menu.page-forward',
        enabled: () => router.canGoForward,
        run: () => router.forward(),
      },
    ]),
    ...inMenu('view', 2, { reach: 'always' }, [
      {
        id: 'mute',
        keys: 'M',
        label: 'menu.sound',
        checked: () => preferences.audible,
        run: () => preferences.toggleSound(),
      },
    ]),
  ];
}

function helpCommands({ dialogs }: Services): readonly Command[] {
  return [
    ...inMenu('help', 0, {}, [
      {
        id: 'rules',
        keys: 'F1',
        reach: 'always',
        label: 'menu.rules',
        run: () => dialogs.open('rules'),
      },
      {
        id: 'keys',
        reach: 'always',
        keys: 'CmdOrCtrl+?',
        // On a Mac the other keys belong to the system.
        keysOn: { darwin: 'CmdOrCtrl+/' },
        label: 'key-sheet.title',
        run: () => dialogs.open('keys'),
      },
    ]),
    ...inMenu('help', 1, {}, [
      { id: 'about', keys: 'Shift+F1', label: 'menu.about', run: () => dialogs.open('about') },
    ]),
  ];
}

/** The commands that open pages. */
export function pageCommands(services: Services, pages: readonly Page[]): readonly Command[] {
  const { router } = services;
  return pages.map(({ id, title, menu, group, sub, keys }) => ({
    id,
    menu,
    group,
    keys,
    ...(sub && { sub }),
    label: title,
    // An opened record is on the table, which is shown once no form is open.
    ...(id === 'table'
      ? { reach: 'always', run: () => void afterDialogs(() => router.go(id)) }
      : { run: () => router.go(id) }),
  }));
}
