import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, Menu, nativeTheme, shell } from 'electron';
import { message, type Message } from '../words/message.ts';
import { startAnalystThread } from './analyst/analyst-thread.ts';
import { argumentsOf, type Arguments } from './command-line.ts';
import { answerRequests } from './ipc/answer-requests.ts';
import { startProgram } from './program.ts';
import { menuTemplate } from './windows/menu.ts';
import { announceProtocol, servePages } from './windows/protocol.ts';
import { lockDown } from './windows/security.ts';
import { makeWindows } from './windows/windows.ts';
import { words } from './words.ts';

const built = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const given = argumentsGiven();

const name = 'Digit Duels';
app.setName(name);
// Said outright, since what a package is called differs from system to system.
app.setPath('userData', path.resolve(given.userData ?? path.join(app.getPath('appData'), name)));
announceProtocol();

if (app.requestSingleInstanceLock()) {
  app.whenReady().then(run).catch(fail);
} else {
  app.quit();
}

function run(): void {
  const windows = makeWindows(built);
  const program = startProgram({
    folder: app.getPath('userData'),
    given,
    locale: app.getLocale(),
    spoken: showMenu,
    about: { version: app.getVersion(), runtime: runtime() },
    analyst: startAnalystThread(),
    windows,
    useTheme: (theme) => (nativeTheme.themeSource = theme),
    showInFolder: (file) => shell.showItemInFolder(file),
    quit: () => app.quit(),
  });

  function showMenu(): void {
    const menu = menuTemplate(process.platform, words, program.actions);
    Menu.setApplicationMenu(Menu.buildFromTemplate(menu));
  }

  answerRequests(program.handlers);
  lockDown();
  servePages(path.join(built, 'renderer'));
  showMenu();
  windows.openBoard();

  app.on('second-instance', () => windows.focusBoard());
  app.on('activate', () => windows.focusBoard());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', () => program.close());
}

/** A program without a window, which holds the lock, would keep any other from starting. */
function fail(error: unknown): void {
  console.error('Digit Duels could not start:', error);
  app.exit(1);
}

/** What can't be understood is told where the program was started, and no window opens. */
function argumentsGiven(): Arguments {
  const given = argumentsOf(process.argv);
  if (given.ok) return given.value;
  process.stderr.write(`${words.say(given.error)}\n`);
  process.exit(2);
}

/** What the program runs on, as the About window says it. */
function runtime(): Message {
  const { electron = '', chrome = '' } = process.versions as Partial<Record<string, string>>;
  return process.env['DIGIT_DUELS_STANDIN'] === undefined
    ? message('about.electron', { electron, chromium: chrome })
    : message('about.standin', { chromium: chrome });
}
