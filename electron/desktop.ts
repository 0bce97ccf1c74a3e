import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, ipcMain, Menu, nativeTheme, screen, shell } from 'electron';
import type { Folders } from '../storage/files/folders.ts';
import { message, type Message } from '../words/message.ts';
import { startAnalystThread } from './analyst/analyst-thread.ts';
import { readKeptInThread, readRecordsInThread } from './analyst/record-thread.ts';
import { restoreWaiting } from './backup/restore-waiting.ts';
import type { MenuLines } from './api/menu.ts';
import type { Arguments } from './command-line.ts';
import { hasNewCrash } from './diagnosis/crashes.ts';
import { openLog, watchForErrors, type Log } from './diagnosis/log.ts';
import { endInDialog, endHidden, print, type Ending } from './endings.ts';
import { configFileFor } from './folders.ts';
import { recordsNamed, type HandedOver } from './handed-over.ts';
import { answerRequests } from './ipc/channel.ts';
import { moveIn } from './move-in.ts';
import { startProgram, type Program } from './program.ts';
import { isSafeStart } from './safe-start.ts';
import { startActions } from './start-actions.ts';
import { sandboxMissing } from './sandbox.ts';
import { handOver, startHanded } from './second-start.ts';
import { selfTest } from './self-test.ts';
import { beginStart, type BegunStart } from './unfinished-starts.ts';
import { relaunchOptions } from './restart.ts';
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

const built = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** How the program is launched. */
interface LaunchMode {
  /** Its windows are never shown. */
  readonly hidden: boolean;
  /** A safe start, without anything that can keep a start from finishing. */
  readonly safe: boolean;
  readonly places: WindowPlaces;
  /** Called when the board has been drawn. */
  readonly drawn: () => void;
  /** Ends the program if it can't continue. */
  readonly end: Ending;
}

let running: Program | undefined;
let windows: Windows | undefined;

const visibleMode = { hidden: false, end: endInDialog };
const hiddenMode: LaunchMode = {
  hidden: true,
  safe: false,
  places: defaultPlaces,
  drawn: () => undefined,
  end: endHidden,
};

/**
 * Opens the board, unless another instance has it open: then that one comes to the front. Must be called before Chromium
 * starts.
 *
 * @param handedOver - files and links that the system hands over, now and later.
 */
export function open(given: Arguments, handedOver: HandedOver, folders: Folders): void {
  /** What to do first; a second start may ask for something else meanwhile. */
  let { action } = given;

  function prepare(log: Log): BegunStart | undefined {
    const records = recordsNamed(given, process.cwd());
    if (!app.requestSingleInstanceLock(handOver(records, given.action))) {
      app.quit();
      return undefined;
    }
    moveIn(folders);
    log.note(`${app.getName()} ${app.getVersion()} starts.`);
    // A second start may come before the program runs.
    app.on('second-instance', (_event, _argv, _folder, handed) => {
      windows?.focusBoard();
      const second = startHanded(handed);
      handedOver.add(...second.records);
      if (second.action === undefined) return;
      if (running === undefined) ({ action } = second);
      else running.run(startActions[second.action]);
    });
    handedOver.add(...records);
    const start = beginStart(path.join(folders.state, 'unfinished-starts'));
    // A fault of the graphics hangs a start, too.
    if (given.safe === true || start.isAfterFailures) app.disableHardwareAcceleration();
    return start;
  }

  startWith(visibleMode, folders, prepare, async (start, log) => {
    const restored = await restoreWaiting({
      data: folders.data,
      config: configFileFor(given, folders.data),
    });
    const safe = await isSafeStart(given, start);
    if (safe) handedOver.forget();
    const program = await run(given, folders, log, {
      ...visibleMode,
      safe,
      places: safe
        ? defaultPlaces
        : openPlaces(path.join(folders.state, 'windows.json'), displaysPrimaryFirst),
      drawn: () => start.finish(),
    });
    if (restored !== undefined) program.report(restored);
    const crashes = path.join(folders.state, 'crashes');
    if (hasNewCrash(crashes, path.join(folders.state, 'crashes-reported'))) {
      program.report(message('program.crashed', { folder: crashes }));
    }
    const unprotected = sandboxMissing(process);
    if (unprotected !== undefined) program.report(unprotected);
    const caught = watchForErrors(() =>
      program.report(message('program.uncaught', { log: log.file })),
    );
    if (action !== undefined && !safe) program.run(startActions[action]);
    handedOver.open((record) => program.openHanded(record), caught);
  });
}

/** Tests the parts of the program, in a hidden window. Must be called before Chromium starts. */
export function testItself(folders: Folders): void {
  function prepare(log: Log): true {
    // What is drawn of each game is drawn on the table.
    writeFileSync(path.join(folders.data, 'config.jsonc'), '{ "start": "table" }\n');
    log.note(`${app.getName()} ${app.getVersion()} tries itself.`);
    watchForErrors(() => void hiddenMode.end(message('program.uncaught', { log: log.file })));
    return true;
  }

  startWith(hiddenMode, folders, prepare, async (_prepared, log) => {
    const program = await run({}, folders, log, hiddenMode);
    const checks = await selfTest({
      ask: program.handlers,
      files: program.files,
      logged: () => log.recent(1),
      drawn,
    });
    const ok = checks.every((check) => check.ok);
    program.close();
    const { electron, chrome, node } = process.versions as Partial<Record<string, string>>;
    const report = { ok, version: app.getVersion(), electron, chrome, node, checks };
    await print(process.stdout, JSON.stringify(report));
    app.exit(ok ? 0 : 1);
  });
}

/**
 * Starts the program. If that fails, ends it: without a window, its lock would keep others from starting.
 *
 * @param prepare - does what must come before Chromium starts; undefined if nothing is to be opened.
 * @param show - opens what `prepare` has prepared, when Chromium is ready.
 */
function startWith<Prepared>(
  { end }: Pick<LaunchMode, 'end'>,
  { logs }: Folders,
  prepare: (log: Log) => Prepared | undefined,
  show: (prepared: Prepared, log: Log) => Promise<void>,
): void {
  const log = openLog(logs, app.getName());
  const failed = (error: unknown): void => {
    console.error('Digit Duels could not start:', error);
    const reason = error instanceof Error ? error.message : String(error);
    void end(message('program.not-started', { reason, log: log.file }));
  };
  try {
    // Chromium ignores without a word most of what comes too late.
    if (app.isReady()) throw new Error('Chromium started before the program was prepared for it.');
    const prepared = prepare(log);
    if (prepared === undefined) return;
    void app
      .whenReady()
      .then(() => show(prepared, log))
      .catch(failed);
  } catch (error) {
    failed(error);
  }
}

async function drawn(): Promise<{ things: number; heading: string }> {
  return (await windows?.inFront()?.webContents.executeJavaScript(`({
    things: document.querySelectorAll('main svg, main button').length,
    heading: document.querySelector('h1')?.innerText ?? '',
  })`)) as { things: number; heading: string };
}

async function run(
  given: Arguments,
  folders: Folders,
  log: Log,
  mode: LaunchMode,
): Promise<Program> {
  const { hidden, safe, places, drawn: boardDrawn, end } = mode;
  const linesFor = await loadMenuLines(built);
  const showMenu = () => setMenu(linesFor);
  const opened = new Windows({
    folder: built,
    hidden,
    places,
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
    atlases: path.join(built, 'main', 'atlas'),
    systemLanguages: app.getPreferredSystemLanguages(),
    spoken: showMenu,
    about: {
      version: app.getVersion(),
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
    readRecords: (text) => readRecordsInThread(text),
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

  app.on('activate', () => opened.focusBoard());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', () => program.close());
  return program;
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
