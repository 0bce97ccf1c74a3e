import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foldersBelow, type Folders } from '../storage/files/folders.ts';
import { folder, inFolders } from '../storage/files/testing.ts';
import type { Arguments } from './command-line.ts';
import { makeHandedOver } from './handed-over.ts';
import { handOver } from './second-start.ts';

const electron = vi.hoisted(() => {
  const listeners = new Map<string, (...list: unknown[]) => void>();
  return {
    listeners,
    app: {
      disableHardwareAcceleration: vi.fn(),
      exit: vi.fn(),
      getName: () => 'Digit Duels',
      getPreferredSystemLanguages: () => ['en-GB'],
      getVersion: () => '1',
      isReady: vi.fn(() => false),
      on: (name: string, listener: () => void) => listeners.set(name, listener),
      quit: vi.fn(),
      requestSingleInstanceLock: vi.fn(() => true),
      whenReady: vi.fn<() => Promise<void>>(),
    },
    dialog: { showErrorBox: vi.fn(), showMessageBox: vi.fn() },
    ipcMain: { handle: vi.fn() },
    Menu: { setApplicationMenu: vi.fn(), buildFromTemplate: vi.fn() },
    nativeTheme: {},
    screen: { getPrimaryDisplay: () => ({ id: 1 }), getAllDisplays: () => [] },
    session: {},
    shell: {},
  };
});
const program = vi.hoisted(() => ({
  run: vi.fn(),
  report: vi.fn(),
  keys: () => ({}),
  openHanded: vi.fn(() => Promise.resolve()),
  close: vi.fn(),
  handlers: {},
}));
const startProgram = vi.hoisted(() => vi.fn());
const focusBoard = vi.hoisted(() => vi.fn());
/** Called by the windows when the board has been drawn. */
const board = vi.hoisted(() => ({ drawn: (): void => undefined }));
/** What was noted in the log. */
const noted = vi.hoisted((): string[] => []);

vi.mock('electron', () => electron);
vi.mock('./program.ts', () => ({ startProgram }));
vi.mock('./analyst/analyst-thread.ts', () => ({ startAnalystThread: () => undefined }));
vi.mock('./windows/windows.ts', () => ({
  Windows: class {
    readonly focusBoard = focusBoard;

    constructor({ drawn }: { readonly drawn: () => void }) {
      board.drawn = drawn;
    }
  },
}));
vi.mock('./windows/protocol.ts', () => ({ servePages: () => undefined }));
vi.mock('./windows/menu-lines.ts', () => ({ loadMenuLines: () => () => [] }));
vi.mock('./windows/menu.ts', () => ({ menuTemplate: () => [] }));
vi.mock('./windows/system-lists.ts', () => ({ showSystemLists: () => undefined }));
vi.mock('./diagnosis/log.ts', () => ({
  openLog: () => ({ file: 'main.log', note: (line: string) => noted.push(line) }),
  watchForErrors: () => () => undefined,
}));

inFolders();
let folders: Folders;
let becomeReady: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
  electron.listeners.clear();
  noted.length = 0;
  folders = foldersBelow(folder);
  startProgram.mockReturnValue(program);
  electron.app.requestSingleInstanceLock.mockReturnValue(true);
  electron.app.isReady.mockReturnValue(false);
  const ready = new Promise<void>((resolve) => (becomeReady = resolve));
  electron.app.whenReady.mockReturnValue(ready);
});

afterEach(() => vi.restoreAllMocks());

/** Begins a start, before Chromium is ready. */
async function start(given: Arguments = {}): Promise<void> {
  const { open } = await import('./desktop.ts');
  open(given, makeHandedOver(), folders);
}

/** Lets Chromium become ready, and the program run. */
async function run(): Promise<void> {
  await import('./running.ts');
  becomeReady();
  await vi.waitFor(() => expect(electron.listeners.has('will-quit')).toBe(true));
}

const fileOf = (name: string) => path.join(folder, name);

/** Another start of the program, which hands over what it was asked for. */
function startAgain(records: readonly string[], action?: 'new-game' | 'daily-puzzle'): void {
  const handed: unknown = JSON.parse(JSON.stringify(handOver(records, action)));
  electron.listeners.get('second-instance')?.({}, [], '/', handed);
}

test('a start beside a running program hands over its files and action, and touches nothing', async () => {
  electron.app.requestSingleInstanceLock.mockReturnValue(false);
  await start({ records: [fileOf('a.duel')], action: 'new-game' });
  expect(electron.app.requestSingleInstanceLock).toHaveBeenCalledWith(
    handOver([fileOf('a.duel')], 'new-game'),
  );
  expect(electron.app.quit).toHaveBeenCalledOnce();
  expect([noted, readdirSync(folder)]).toEqual([[], []]);
  expect(electron.app.whenReady).not.toHaveBeenCalled();
});

test('a second start brings the board to the front, and gets its files and action', async () => {
  await start();
  await run();
  startAgain([fileOf('a.duel'), fileOf('b.duel')], 'daily-puzzle');
  expect(focusBoard).toHaveBeenCalledOnce();
  expect(program.run.mock.calls).toEqual([['daily-puzzle']]);
  await vi.waitFor(() =>
    expect(program.openHanded.mock.calls).toEqual([[fileOf('a.duel')], [fileOf('b.duel')]]),
  );
});

test('a second start while the first is under way is answered once that runs: its files last, its action alone', async () => {
  await start({ records: [fileOf('a.duel')], action: 'continue' });
  startAgain([fileOf('b.duel')], 'new-game');
  expect(program.run).not.toHaveBeenCalled();
  await run();
  await vi.waitFor(() =>
    expect(program.openHanded.mock.calls).toEqual([[fileOf('a.duel')], [fileOf('b.duel')]]),
  );
  expect(program.run.mock.calls).toEqual([['new-game']]);
});

test('a safe start opens nothing that it was asked for, but what a later start asks for', async () => {
  await start({ records: [fileOf('a.duel')], action: 'new-game', safe: true });
  expect(electron.app.disableHardwareAcceleration).toHaveBeenCalledOnce();
  await run();
  startAgain([fileOf('b.duel')]);
  await vi.waitFor(() => expect(program.openHanded.mock.calls).toEqual([[fileOf('b.duel')]]));
  expect(program.run).not.toHaveBeenCalled();
  expect(startProgram).toHaveBeenCalledWith(expect.objectContaining({ safe: true }));
});

test('a kiosk opens nothing that the system hands over, neither at its start nor later', async () => {
  await start({ records: [fileOf('a.duel')], kiosk: '4711' });
  await run();
  startAgain([fileOf('b.duel')]);
  await new Promise(setImmediate);
  expect(program.openHanded).not.toHaveBeenCalled();
});

test('once the board is drawn, the temporary folder of a killed start is removed', async () => {
  vi.spyOn(os, 'tmpdir').mockReturnValue(folder);
  const { pid } = spawnSync(process.execPath, ['-v']);
  const left = path.join(folder, `digit-duels-start-${pid}-abcdef`);
  mkdirSync(left);
  await start();
  await run();
  board.drawn();
  expect(existsSync(left)).toBe(false);
});

test('after two starts that did not finish, a safe one is offered, without fast graphics', async () => {
  mkdirSync(folders.state, { recursive: true });
  writeFileSync(path.join(folders.state, 'unfinished-starts'), '2\n');
  electron.dialog.showMessageBox.mockResolvedValue({ response: 1 });
  await start();
  expect(electron.app.disableHardwareAcceleration).toHaveBeenCalledOnce();
  await run();
  expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce();
  expect(startProgram).toHaveBeenCalledWith(expect.objectContaining({ safe: false }));
});

test.each([
  [
    'that can’t start',
    () =>
      startProgram.mockImplementation(() => {
        throw new Error('No room.');
      }),
  ],
  ['for which Chromium is ready too early', () => electron.app.isReady.mockReturnValue(true)],
])(
  'a program %s says so and ends, since its lock would keep others from starting',
  async (_, fault) => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    fault();
    await start();
    becomeReady();
    await vi.waitFor(() => expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(1));
    expect(electron.dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith(
      'Digit Duels',
      expect.stringContaining('main.log'),
    );
    expect(complain).toHaveBeenCalledOnce();
  },
);
