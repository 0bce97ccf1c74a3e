import path from 'node:path';
import type { AboutPanelOptionsOptions, App } from 'electron';
import { getPath, setPath } from './app-paths.ts';
import { createEvent, Emitter, prevented } from './events.ts';
import { runtime } from './runtime.ts';
import { SingleInstance } from './single-instance.ts';
import { strictClass } from './strict.ts';
import { versions } from './versions.ts';
import { windows } from './window-registry.ts';

type PathName = Parameters<App['getPath']>[0];
type AppApi = Pick<
  App,
  | 'isPackaged'
  | 'name'
  | 'whenReady'
  | 'isReady'
  | 'getPath'
  | 'setPath'
  | 'getVersion'
  | 'getName'
  | 'setName'
  | 'getAppPath'
  | 'getLocale'
  | 'quit'
  | 'exit'
  | 'focus'
  | 'requestSingleInstanceLock'
  | 'hasSingleInstanceLock'
  | 'releaseSingleInstanceLock'
  | 'setAboutPanelOptions'
  | 'showAboutPanel'
  | 'setAppUserModelId'
>;

/** What a package.json says about the program. */
export interface Manifest {
  readonly name?: string;
  readonly productName?: string;
  readonly version?: string;
  readonly main?: string;
  readonly type?: string;
}

class StandinCommandLine implements Pick<
  Electron.CommandLine,
  'appendSwitch' | 'appendArgument' | 'hasSwitch' | 'getSwitchValue' | 'removeSwitch'
> {
  readonly #appended = new Map<string, string>();

  /** What the program itself appended, for Chromium. */
  get appended(): string[] {
    return [...this.#appended].map(([name, value]) =>
      value === '' ? `--${name}` : `--${name}=${value}`,
    );
  }

  appendSwitch(name: string, value = ''): void {
    this.#appended.set(name.replace(/^--/, ''), value);
  }

  appendArgument(): void {
    // Chromium takes no plain arguments here.
  }

  hasSwitch(name: string): boolean {
    return this.#appended.has(name) || runtime.commandLine.has(name);
  }

  getSwitchValue(name: string): string {
    return this.#appended.get(name) ?? runtime.commandLine.value(name);
  }

  removeSwitch(name: string): void {
    this.#appended.delete(name);
  }
}

strictClass('app.commandLine', StandinCommandLine);

class StandinApp extends Emitter implements AppApi {
  readonly isPackaged = false;
  readonly commandLine = new StandinCommandLine();
  readonly #instance = new SingleInstance(({ argv, folder, data }) => {
    this.emit('second-instance', createEvent({}), argv, folder, data);
  });
  #manifest: Manifest = {};
  #folder = process.cwd();
  #name: string | undefined;
  #about: AboutPanelOptionsOptions = {};
  #ready = false;
  #quitting = false;
  #ended = false;
  readonly #whenReady: Promise<void>;
  #becomeReady: () => void = () => undefined;

  constructor() {
    super();
    this.#whenReady = new Promise((resolve) => {
      this.#becomeReady = resolve;
    });
    windows.onAllClosed = () => {
      if (this.#ended) return;
      if (this.#quitting) this.#finish();
      else if (!this.emit('window-all-closed')) this.quit();
    };
  }

  get name(): string {
    return this.getName();
  }

  set name(name: string) {
    this.setName(name);
  }

  /** Whether the program is over and only its end is left to do. */
  get ended(): boolean {
    return this.#ended;
  }

  whenReady(): Promise<void> {
    return this.#whenReady;
  }

  isReady(): boolean {
    return this.#ready;
  }

  getName(): string {
    return this.#name ?? this.#manifest.productName ?? this.#manifest.name ?? 'Electron';
  }

  setName(name: string): void {
    this.#name = name;
  }

  getVersion(): string {
    return this.#manifest.version ?? versions.electron ?? '';
  }

  getAppPath(): string {
    return this.#folder;
  }

  getLocale(): string {
    return Intl.DateTimeFormat().resolvedOptions().locale;
  }

  getPath(name: PathName): string {
    return getPath(name, this.getName());
  }

  setPath(name: string, folder: string): void {
    setPath(name, folder);
  }

  setAppUserModelId(): void {
    // Windows groups taskbar buttons by it; the windows are Chromium's.
  }

  focus(): void {
    windows.all.at(-1)?.focus();
  }

  requestSingleInstanceLock(data: Record<string, unknown> = {}): boolean {
    return this.#instance.request(path.join(this.getPath('userData'), 'standin'), {
      argv: process.argv,
      folder: process.cwd(),
      data,
    });
  }

  hasSingleInstanceLock(): boolean {
    return this.#instance.held;
  }

  releaseSingleInstanceLock(): void {
    this.#instance.release();
  }

  setAboutPanelOptions(options: AboutPanelOptionsOptions): void {
    this.#about = options;
  }

  /** There's no native panel: what it would say goes to the terminal. */
  showAboutPanel(): void {
    const { applicationName = this.getName(), applicationVersion = this.getVersion() } =
      this.#about;
    console.error(`${applicationName} ${applicationVersion} (stand-in for Electron)`);
  }

  quit(): void {
    if (this.#quitting || prevented(this, 'before-quit')) return;
    this.#quitting = true;
    const open = windows.all;
    if (open.length === 0) this.#finish();
    for (const window of open) window.close();
  }

  exit(code = 0): void {
    process.exitCode = code;
    this.#quitting = true;
    this.#end();
  }

  /** A window or a page refused to close, and with it the whole program. */
  cancelQuit(): void {
    this.#quitting = false;
  }

  /** Tells the app what it is and where it lies. */
  describe(folder: string, manifest: Manifest): void {
    this.#folder = folder;
    this.#manifest = manifest;
  }

  /** Lets the program begin. */
  begin(): void {
    this.#ready = true;
    this.emit('will-finish-launching');
    this.emit('ready', createEvent({}), {});
    this.#becomeReady();
  }

  #finish(): void {
    if (prevented(this, 'will-quit')) this.#quitting = false;
    else this.#end();
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.emit('quit', createEvent({}), process.exitCode ?? 0);
    this.#instance.release();
    const closed = runtime.started ? runtime.chromium.close() : Promise.resolve();
    void closed.catch(() => undefined).then(() => process.exit());
  }
}

strictClass('app', StandinApp);

export const app = new StandinApp();
