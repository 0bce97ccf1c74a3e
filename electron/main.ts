import path from 'node:path';
import { app, crashReporter, Menu } from 'electron';
import { foldersBelow, type Folders } from '../storage/files/folders.ts';
import { makeFolder } from '../storage/files/make-folder.ts';
import { obstacleIn } from '../storage/files/writable-folder.ts';
import { message } from '../words/message.ts';
import { argumentsOf, type Arguments } from './command-line.ts';
import { keepCrashDumps } from './diagnosis/crashes.ts';
import { foldersFor } from './folders.ts';
import { makeHandedOver } from './handed-over.ts';
import { identify } from './identity.ts';
import { makeStartFolder } from './temporary-folder.ts';
import { terminalArguments } from './terminal-arguments.ts';
import { announceProtocol } from './windows/protocol.ts';
import { stayOffline } from './windows/security.ts';

// Chromium starts as soon as this file is evaluated, so what must come before that is awaited here. On Linux it ends
// the process if there is no display.

identify(app, process.platform);
announceProtocol();
// Security 7: Chromium is kept from the network before it starts.
stayOffline();
// Otherwise Electron's own menu, with Reload and the developer tools, is live until ours is set.
Menu.setApplicationMenu(null);
const given = argumentsOf(process.argv);
const forTerminal = terminalArguments(process.argv.slice(process.defaultApp ? 2 : 1));
if (forTerminal !== undefined) {
  const { runTerminalProgram } = await import('./terminal-program.ts');
  await runTerminalProgram(forTerminal);
} else if (!given.ok) {
  const { refuse } = await import('./endings.ts');
  await refuse(given.error);
} else if (given.value.oneShot === 'help' || given.value.oneShot === 'version') {
  const { printAndEnd } = await import('./endings.ts');
  await printAndEnd(given.value.oneShot);
} else if (given.value.oneShot === 'self-test') {
  // The self-test uses a temporary folder, so that it can run beside an open program.
  const folders = foldersBelow(makeStartFolder());
  tellElectron(folders);
  const { testItself } = await import('./desktop.ts');
  testItself(folders);
} else {
  await start(given.value);
}

async function start(started: Arguments): Promise<void> {
  const usual = foldersFor(started.userData);
  const { given, folders } =
    started.kiosk === undefined
      ? { given: started, folders: usual }
      : (await import('./kiosk.ts')).kioskStart(started, usual);
  const folder = folders.data;
  const reason = obstacleIn(folder);
  if (reason !== undefined) {
    const { endInDialog, sayEarly } = await import('./endings.ts');
    const why = message('program.folder-unusable', { folder, reason });
    await sayEarly(why);
    // Without a folder to write to there may be no dialog, either.
    tellElectron(foldersBelow(makeStartFolder()));
    void endInDialog(why);
    return;
  }
  tellElectron(folders);
  /** Files and links that the system asks to open; they wait until the program runs. */
  const handedOver = makeHandedOver();
  app.on('open-file', (event, file) => {
    event.preventDefault();
    handedOver.add(file);
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    handedOver.add(link);
  });
  const { open } = await import('./desktop.ts');
  open(given, handedOver, folders);
}

/** Keeps whatever Electron and Chromium write by themselves, such as the lock, out of the folder of the user's data. */
function tellElectron({ state, cache }: Folders): void {
  const crashes = path.join(state, 'crashes');
  // Electron refuses a path that leads nowhere.
  for (const folder of [state, cache, crashes]) makeFolder(folder);
  app.setPath('userData', state);
  app.setPath('sessionData', cache);
  app.setPath('crashDumps', crashes);
  keepCrashDumps(crashReporter);
}
