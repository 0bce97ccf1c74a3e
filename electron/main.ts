import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, Menu, nativeTheme, shell } from 'electron';
import { chooseLanguage } from '../words/languages.ts';
import { message, type Message } from '../words/message.ts';
import { wordsOf } from '../words/say.ts';
import { startAnalystThread } from './analyst/analyst-thread.ts';
import { argumentsOf, languageAsked, type Arguments } from './command-line.ts';
import { answerRequests } from './ipc/answer-requests.ts';
import { startProgram } from './program.ts';
import { menuTemplate } from './windows/menu.ts';
import { announceProtocol, servePages } from './windows/protocol.ts';
import { lockDown } from './windows/security.ts';
import { makeWindows } from './windows/windows.ts';
import { words } from './words.ts';

const built = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const given = argumentsOf(process.argv);

const name = 'Digit Duels';
app.setName(name);
announceProtocol();
if (given.ok) start(given.value);
else refuse(given.error);

function start(given: Arguments): void {
  // Said outright, since what a package is called differs from system to system.
  app.setPath('userData', path.resolve(given.userData ?? path.join(app.getPath('appData'), name)));
  if (app.requestSingleInstanceLock()) {
    app
      .whenReady()
      .then(() => run(given))
      .catch(fail);
  } else {
    app.quit();
  }
}

/** What can't be understood is told where the program was started, and no window opens. */
function refuse(why: Message): void {
  const told = app.whenReady().then(() => {
    // The language of the system is known only now.
    const language = languageAsked(process.argv) ?? chooseLanguage([app.getLocale()]);
    process.stderr.write(`${wordsOf(language).say(why)}\n`);
    app.exit(2);
  });
  told.catch(fail);
}

function run(given: Arguments): void {
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
    const menu = menuTemplate(process.platform, words(), program.actions);
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

/** What the program runs on, as the About window says it. */
function runtime(): Message {
  const { electron = '', chrome = '' } = process.versions as Partial<Record<string, string>>;
  return process.env['DIGIT_DUELS_STANDIN'] === undefined
    ? message('about.electron', { electron, chromium: chrome })
    : message('about.standin', { chromium: chrome });
}
