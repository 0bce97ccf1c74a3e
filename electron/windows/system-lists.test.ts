import { expect, test, vi } from 'vitest';
import { wordsOf } from '../../words/say.ts';

const buildFromTemplate = vi.hoisted(() => vi.fn<(items: unknown) => unknown>((items) => items));
vi.mock('electron', () => ({ Menu: { buildFromTemplate } }));
const { passRecentFiles, showSystemLists } = await import('./system-lists.ts');

type Item = { readonly label: string; readonly click: () => void };

function fakeApp() {
  return {
    dock: { setMenu: vi.fn<(menu: unknown) => void>() },
    setUserTasks: vi.fn<(tasks: unknown) => boolean>(() => true),
    addRecentDocument: vi.fn<(file: string) => void>(),
    clearRecentDocuments: vi.fn<() => void>(),
  };
}

const listsOn = (platform: NodeJS.Platform, run = vi.fn<(action: string) => void>()) => {
  const app = fakeApp();
  showSystemLists(app as never, platform, wordsOf('de'), run);
  return { tasks: app.setUserTasks.mock.calls, menus: app.dock.setMenu.mock.calls, run };
};

test('the dock of macOS offers the actions, and runs them', () => {
  const { tasks, menus, run } = listsOn('darwin');
  const items = menus[0]?.[0] as Item[];
  expect(items.map(({ label }) => label)).toEqual([
    'Weiterspielen',
    'Neues Spiel …',
    'Aufgabe des Tages',
  ]);
  items[2]?.click();
  expect(run).toHaveBeenCalledExactlyOnceWith('daily-puzzle');
  expect(tasks).toEqual([]);
});

test('the jump list of Windows starts the program with an action', () => {
  const { tasks, menus } = listsOn('win32');
  expect(tasks[0]?.[0]).toEqual(
    ['continue', 'new-game', 'daily-puzzle'].map(
      (action) =>
        expect.objectContaining({
          program: process.execPath,
          arguments: `--action=${action}`,
        }) as unknown,
    ),
  );
  expect(menus).toEqual([]);
});

test('the jump list of the portable program starts its launcher', () => {
  vi.stubEnv('PORTABLE_EXECUTABLE_FILE', 'D:\\portable.exe');
  const { tasks } = listsOn('win32');
  vi.unstubAllEnvs();
  expect(tasks[0]?.[0]).toMatchObject([
    { program: 'D:\\portable.exe', iconPath: 'D:\\portable.exe' },
    {},
    {},
  ]);
});

test('Linux has the actions in the desktop entry', () => {
  expect(listsOn('linux')).toMatchObject({ tasks: [], menus: [] });
});

test('the system learns of the newest recent file, and forgets all when the list is cleared', () => {
  for (const platform of ['darwin', 'win32'] as const) {
    const app = fakeApp();
    passRecentFiles(app, platform, ['new.duel', 'old.duel']);
    expect(app.addRecentDocument.mock.calls).toEqual([['new.duel']]);
    passRecentFiles(app, platform, []);
    expect(app.clearRecentDocuments).toHaveBeenCalledOnce();
  }
  const app = fakeApp();
  passRecentFiles(app, 'linux', ['new.duel']);
  expect(app.addRecentDocument).not.toHaveBeenCalled();
});
