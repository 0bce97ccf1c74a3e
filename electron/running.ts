// The running program on Electron. It is most of the code, so it is loaded while Chromium starts.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, ipcMain, Menu, nativeTheme, screen, shell } from 'electron';
import type { Folders } from '../storage/files/folders.ts';
import { message, type Message } from '../words/message.ts';
import { startAnalystThread } from './analyst/analyst-thread.ts';
import { readKeptInThread, readRecordsInThread } from './analyst/record-thread.ts';
import type { MenuLines } from './api/menu.ts';
import type { Arguments } from './command-line.ts';
import type { Log } from './diagnosis/log.ts';
import type { Ending } from './endings.ts';
import { answerRequests } from './ipc/channel.ts';
import { startProgram, type Program } from './program.ts';
import { relaunchOptions } from './restart.ts';
import { startActions } from './start-actions.ts';
import { clipboard } from './windows/clipboard.ts';
import { makeFileDialogs } from './windows/file-dialogs.ts';
import { passRecentFiles, showSystemLists } from './windows/system-lists.ts';
import { withFirstViews } from './windows/first-views.ts';
import { loadMenuLines } from './windows/menu-lines.ts';
import { menuTemplate } from './windows/menu.ts';
import type { PlacementDisplay } from './windows/placement.ts';
import { defaultPlaces, openPlaces, type WindowPlaces } from './windows/placement-file.ts';
import { servePages } from './windows/protocol.ts';
import { Windows } from './windows/windows.ts';
import { words } from './words.ts';

export { restoreWaiting } from './backup/restore-waiting.ts';
export { isSafeStart } from './safe-start.ts';
export { selfTest } from './self-test.ts';

const built = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Loaded with this file, so while Chromium starts. */
const menuLines = loadMenuLines(built);

/** How the program is launched. */
export interface LaunchMode {
  /** Its windows are never shown, and open at their default places. */
  readonly hidden: boolean;
  /** A safe start, without anything that can keep a start from finishing. */
  readonly safe: boolean;
  /** Called when the board has been drawn. */
  readonly drawn: () => void;
  /** Ends the program if it can't continue. */
  readonly end: Ending;
}

let running: Program | undefined;
let windows: Windows | undefined;

/** Brings the board to the front. */
export function focusBoard(): void {
  windows?.focusBoard();
}

/** What the window in front shows. */
export async function drawn(): Promise<{ things: number; heading: string }> {
  return (await windows?.inFront()?.webContents.executeJavaScript(`({
    things: document.querySelectorAll('main svg, main button').length,
    heading: document.querySelector('h1')?.innerText ?? '',
  })`)) as { things: number; heading: string };
}

/** Runs the program. */
export async function run(
  given: Arguments,
  folders: Folders,
  log: Log,
  mode: LaunchMode,
): Promise<Program> {
  const { hidden, safe, drawn: boardDrawn, end } = mode;
  const linesFor = await menuLines;
  const kiosk = given.kiosk !== undefined;
  // Without a menu, its keys and roles do nothing, such as those for reloading.
  const showMenu = () => {
    if (!kiosk) setMenu(linesFor);
  };
  const opened = new Windows({
    folder: built,
    hidden,
    kiosk,
    places: placesFor(folders, mode),
    drawn: boardDrawn,
    givenUp: () => void end(message('program.died', { log: log.file })),
  });
  windows = opened;
  servePages(path.join(built, 'renderer'), pageAsServed);
  const program = startProgram({
    folder: folders.data,
    state: folders.state,
    cache: folders.cache,
    given,
    safe,
    atlases: path.join(built, 'cli', 'atlas'),
    systemLanguages: app.getPreferredSystemLanguages(),
    spoken: showMenu,
    about: {
      version: app.getVersion(),
      kiosk,
      // The stand-in knows Chromium's version only later.
      get runtime() {
        return runtime();
      },
    },
    analyst: startAnalystThread(),
    windows: opened,
    useTheme: (theme) => (nativeTheme.themeSource = theme),
    showInFolder: (file) => shell.showItemInFolder(file),
    clipboard,
    dialogs: makeFileDialogs(() => opened.inFront()),
    readRecords: (text, reading) => readRecordsInThread(text, reading),
    readLong: (long) => readKeptInThread(long),
    recentChanged() {
      showMenu();
      if (running !== undefined) passRecentFiles(app, process.platform, running.recent.files);
    },
    log,
    quit: () => app.quit(),
    restart,
  });

  answerRequests(ipcMain, program.handlers);
  running = program;
  showMenu();
  followSystem(program, opened);
  return program;
}

/** Comes to the front, ends and cleans up when the system says so. */
function followSystem(program: Program, opened: Windows): void {
  app.on('activate', () => opened.focusBoard());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', () => program.close());
}

/** Sets the menu, and what the system shows of it, in the current language. */
function setMenu(linesFor: MenuLines): void {
  const { platform } = process;
  const lines = linesFor(platform, words().language, running?.keys());
  // There are neither windows nor recent files before the program runs.
  const menu = menuTemplate(platform, words(), lines, (id) => running?.run(id), running?.recent);
  Menu.setApplicationMenu(Menu.buildFromTemplate(menu));
  showSystemLists(app, platform, words(), (action) => running?.run(startActions[action]));
}

function restart(): void {
  app.relaunch(relaunchOptions(process));
  app.quit();
}

/** A page of the program; the board comes with its first views. */
function pageAsServed(name: string, page: string): string {
  if (name !== 'board.html' || !running) return page;
  try {
    return withFirstViews(page, running.firstViews());
  } catch (error) {
    // The page requests them itself, and shows why it gets none.
    console.error(error);
    return page;
  }
}

/** Where windows open. */
function placesFor({ state }: Folders, { hidden, safe }: LaunchMode): WindowPlaces {
  if (hidden || safe) return defaultPlaces;
  return openPlaces(path.join(state, 'windows.json'), displaysPrimaryFirst);
}

function displaysPrimaryFirst(): PlacementDisplay[] {
  const primary = screen.getPrimaryDisplay();
  return [primary, ...screen.getAllDisplays().filter(({ id }) => id !== primary.id)];
}

/** The runtime of the program, for the About window. */
function runtime(): Message {
  const { electron = '', chrome = '' } = process.versions as Partial<Record<string, string>>;
  return process.env['DIGIT_DUELS_STANDIN'] === undefined
    ? message('about.electron', { electron, chromium: chrome })
    : message('about.standin', { chromium: chrome });
}
