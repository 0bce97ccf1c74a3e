import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { App, CommandLine, RelaunchOptions } from 'electron';
import { strictClass, strictObject, unsupported } from '../common/strict.ts';
import { Emitter, plainEvent } from './events.ts';
import { preferredLanguages } from './locale.ts';
import { runtime } from './runtime.ts';
import { SingleInstance } from './single-instance.ts';
import { chooseUserData, userDataFolder } from './user-data.ts';
import { versions } from './versions.ts';
import { windows } from './window-registry.ts';

type AppApi = Pick<
  App,
  | 'whenReady'
  | 'isReady'
  | 'getPath'
  | 'setPath'
  | 'getVersion'
  | 'getPreferredSystemLanguages'
  | 'setName'
  | 'getName'
  | 'quit'
  | 'exit'
  | 'relaunch'
  | 'requestSingleInstanceLock'
  | 'disableHardwareAcceleration'
>;

/** What a package.json says about the program. */
export interface Manifest {
  readonly name?: string;
  readonly productName?: string;
  readonly version?: string;
  readonly main?: string;
}

const appended = new Map<string, string>();

/** The program's Chromium switches; Playwright appends some. */
export function appendedSwitches(): string[] {
  return [...appended].map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`));
}

const commandLine = strictObject('app.commandLine', {
  appendSwitch(name, value = '') {
    refuseLate(`app.commandLine.appendSwitch('${name}')`);
    appended.set(name, value);
  },
} satisfies Pick<CommandLine, 'appendSwitch'>);

/** Refuses what Electron accepts without any effect. */
function refuseLate(what: string): void {
  if (runtime.loaded) {
    throw new Error(`Electron stand-in: ${what} has no effect once the app's code is loaded`);
  }
}

const events = [
  'ready',
  'activate',
  'second-instance',
  'open-file',
  'open-url',
  'web-contents-created',
  'window-all-closed',
  'before-quit',
  'will-quit',
];

class StandinApp extends Emitter implements AppApi {
  readonly commandLine = commandLine;
  readonly #instance = new SingleInstance(({ argv, folder, data }) => {
    this.emit('second-instance', plainEvent('second-instance'), argv, folder, data);
  });
  #manifest: Manifest = {};
  #name: string | undefined;
  #sessionData: string | undefined;
  #ready = false;
  #quitting = false;
  #ended = false;
  readonly #whenReady: Promise<void>;
  #becomeReady: () => void = () => undefined;

  constructor() {
    super('app', events);
    this.#whenReady = new Promise((resolve) => {
      this.#becomeReady = resolve;
    });
    windows.onAllClosed = () => {
      if (this.#ended) return;
      if (this.#quitting) this.#end();
      else if (!this.emit('window-all-closed')) this.quit();
    };
  }

  /** Whether the program has ended and only the process exit remains. */
  get ended(): boolean {
    return this.#ended;
  }

  /** The folder of the program's data. */
  get userData(): string {
    return userDataFolder(this.getName());
  }

  whenReady(): Promise<void> {
    return this.#whenReady;
  }

  isReady(): boolean {
    return this.#ready;
  }

  disableHardwareAcceleration(): void {
    if (runtime.loaded) {
      throw new Error('app.disableHardwareAcceleration() can only be called before app is ready');
    }
    appended.set('disable-gpu', '');
  }

  setName(name: string): void {
    this.#name = name;
  }

  getName(): string {
    const { productName, name = 'Electron' } = this.#manifest;
    return this.#name ?? productName ?? name;
  }

  getVersion(): string {
    return this.#manifest.version ?? versions.electron ?? '';
  }

  getPreferredSystemLanguages(): string[] {
    return preferredLanguages(process.env);
  }

  /** The folder of Chromium's data. */
  get sessionData(): string {
    return this.#sessionData ?? this.userData;
  }

  getPath(name: string): string {
    if (name === 'sessionData') return this.sessionData;
    return name === 'userData' ? this.userData : unsupported(`app.getPath('${name}')`);
  }

  setPath(name: string, folder: string): void {
    refuseLate(`app.setPath('${name}')`);
    if (!path.isAbsolute(folder)) throw new Error('Path must be absolute');
    if (!existsSync(folder)) throw new Error('Failed to set path');
    if (name === 'userData') chooseUserData(folder);
    else if (name === 'sessionData') this.#sessionData = folder;
    // Chromium here writes no crash dumps.
    else if (name !== 'crashDumps') unsupported(`app.setPath('${name}')`);
  }

  requestSingleInstanceLock(additionalData?: unknown): boolean {
    const start = { argv: process.argv, folder: process.cwd(), data: additionalData ?? null };
    return this.#instance.request(this.#ownFolder, start);
  }

  /** Whether another instance that asked to be the only one runs on the same data. */
  get runsElsewhere(): boolean {
    return this.#instance.isTaken(this.#ownFolder);
  }

  quit(): void {
    if (this.#quitting) return;
    this.#quitting = true;
    this.emit('before-quit', plainEvent('before-quit'));
    const open = windows.all;
    if (open.length === 0) this.#end();
    for (const window of open) window.close();
  }

  /** Starts the program again once this one has ended, except under test. */
  relaunch({ args = process.argv.slice(1) }: RelaunchOptions = {}): void {
    if (runtime.driven) return;
    const [launcher = ''] = process.argv;
    process.once('exit', () => spawn(launcher, args, { stdio: 'ignore', detached: true }).unref());
  }

  /** Exits at once, without events. */
  exit(status = 0): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#leave(status);
  }

  /** Passes the program's package.json to the app. */
  describe(manifest: Manifest): void {
    this.#manifest = manifest;
  }

  /** Starts the program; only the first call does. */
  begin(): void {
    if (this.#ready) return;
    this.#ready = true;
    this.emit('ready', plainEvent('ready'));
    this.#becomeReady();
  }

  /** The folder of the stand-in's own files. */
  get #ownFolder(): string {
    return path.join(this.userData, 'standin');
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.emit('will-quit', plainEvent('will-quit'));
    if (runtime.loaded) {
      this.#leave();
      return;
    }
    // Electron ends only when its message loop runs, and the app is ready before that.
    setImmediate(() => {
      this.begin();
      this.#leave();
    });
  }

  #leave(status?: number): void {
    this.#instance.release();
    const { starting } = runtime;
    // Exits at once, as Electron does before its message loop runs.
    if (starting === undefined) process.exit(status);
    const closed = starting.then(() => runtime.chromium.close());
    void closed.catch(() => undefined).then(() => process.exit(status));
  }
}

strictClass('app', StandinApp);

export const app = new StandinApp();

/** @throws Error with Electron's message if the app isn't ready. */
export function requireReady(message: string): void {
  if (!app.isReady()) throw new Error(message);
}
