import inspector from 'node:inspector';
import { createRequire } from 'node:module';
import path from 'node:path';
import { app } from './app.ts';
import { CommandLine } from './command-line.ts';
import { provideDefaultMenu } from './menu.ts';
import { provideElectron } from './module-hooks.ts';
import { findProgram, runProgram } from './program.ts';
import { runtime } from './runtime.ts';
import { measureDisplay } from './screen.ts';
import { startChromium } from './start.ts';
import { versions } from './versions.ts';

const debuggerGrace = 500;

/** Makes this Node process look like Electron's main process and runs a program in it. */
async function boot(): Promise<void> {
  const commandLine = new CommandLine(process.argv.slice(2));
  runtime.commandLine = commandLine;
  const executable = path.join(
    __dirname,
    process.platform === 'win32' ? 'electron.cmd' : 'electron',
  );
  process.argv.splice(0, process.argv.length, executable, ...commandLine.argv);
  for (const name of ['electron', 'chrome']) {
    Object.defineProperty(process.versions, name, { get: () => versions[name], enumerable: true });
  }
  process.env.DIGIT_DUELS_STANDIN = '1';
  if (commandLine.driven) warnAsElectron();
  provideElectron();
  const { inspector: debug } = commandLine;
  if (debug) inspector.open(debug.port, debug.host);
  process.on('exit', () => {
    if (runtime.started) runtime.chromium.kill();
  });
  await measureDisplay();
  const permission = playwrightPermission();
  for (const file of commandLine.requires) createRequire(__filename)(path.resolve(file));
  // A packed program isn't named in the arguments.
  const packed = process.env['ELECTRON_STANDIN_PROGRAM'];
  if (packed === undefined) Object.assign(process, { defaultApp: true });
  await runProgram(findProgram(packed ?? commandLine.program));
  process.on('uncaughtException', reportUncaught);
  // The program has quit already.
  if (app.ended) return;
  runtime.loaded = true;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => app.quit());
  }
  const starting = startChromium();
  runtime.starting = starting;
  provideDefaultMenu();
  // In the same turn, unless Playwright delays it.
  if (permission === undefined) app.begin();
  await starting;
  if (permission === undefined) return;
  await permission;
  app.begin();
}

/** Electron's reader of archives makes Node warn in each start. */
function warnAsElectron(): void {
  process.emitWarning('fs.Stats constructor is deprecated.', 'DeprecationWarning', 'DEP0180');
}

/**
 * Waits until Playwright is prepared. Playwright says so by calling a function that its own loader
 * defines, and it loads that only if it located Electron by itself. The program starts after the call.
 */
function playwrightPermission(): Promise<void> | undefined {
  const { driven, requires } = runtime.commandLine;
  if (!driven || requires.length > 0) return undefined;
  return new Promise((resolve) => {
    Object.assign(globalThis, { __playwright_run: resolve });
  });
}

/** Electron shows a dialog and continues; here the terminal shows the error. */
function reportUncaught(error: unknown): void {
  if (process.listenerCount('uncaughtException') > 1) return;
  console.error('A JavaScript error occurred in the main process\n', error);
}

boot().catch((error: unknown) => {
  console.error('App threw an error during load\n', error);
  // Playwright reports the failure only once it listens, a moment after its debugger has connected.
  setTimeout(() => process.exit(1), runtime.driven ? debuggerGrace : 0);
});
