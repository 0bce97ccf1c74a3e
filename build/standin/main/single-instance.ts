import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
  type FSWatcher,
} from 'node:fs';
import path from 'node:path';
import { decode, encode } from '../common/codec.ts';
import { isAlive } from '../chromium/profile.ts';

/** What a second start passes to the first before it exits. */
export interface SecondStart {
  readonly argv: string[];
  readonly folder: string;
  /** Null if the second start passed none. */
  readonly data: unknown;
}

const isNote = (name: string) => name.startsWith('second-') && name.endsWith('.json');

/**
 * Allows one running program per data folder. Everything here is synchronous, as the program asks in its
 * first lines: a lock file names the first process, and later ones leave notes for it.
 */
export class SingleInstance {
  readonly #onSecond: (start: SecondStart) => void;
  #folder: string | undefined;
  #watcher: FSWatcher | undefined;

  constructor(onSecond: (start: SecondStart) => void) {
    this.#onSecond = onSecond;
  }

  get held(): boolean {
    return this.#folder !== undefined;
  }

  /** Whether another running program holds the lock in a folder. */
  isTaken(folder: string): boolean {
    const owner = ownerOf(path.join(folder, 'lock'));
    return owner !== undefined && owner !== process.pid && isAlive(owner);
  }

  /**
   * Takes the lock in a folder, or notifies its owner of this start.
   *
   * @returns whether it has the lock; false if nothing can be written there, as in Electron.
   */
  request(folder: string, start: SecondStart): boolean {
    if (this.held) return true;
    try {
      return this.#take(folder, start);
    } catch {
      return false;
    }
  }

  #take(folder: string, { argv, ...start }: SecondStart): boolean {
    mkdirSync(folder, { recursive: true });
    if (!lock(path.join(folder, 'lock'))) {
      const note = path.join(folder, `second-${process.pid}-${Date.now()}`);
      writeFileSync(note, encode({ ...start, argv: inChromiumOrder(argv) }));
      // Renamed only when complete, since the owner reads it at once.
      renameSync(note, `${note}.json`);
      return false;
    }
    this.#folder = folder;
    for (const name of readdirSync(folder).filter(isNote)) rmSync(path.join(folder, name));
    this.#watcher = watch(folder, () => this.#readNotes(folder));
    this.#watcher.unref();
    return true;
  }

  release(): void {
    if (this.#folder === undefined) return;
    this.#watcher?.close();
    rmSync(path.join(this.#folder, 'lock'), { force: true });
    this.#folder = undefined;
  }

  #readNotes(folder: string): void {
    if (!this.held) return;
    for (const name of readdirSync(folder).filter(isNote)) {
      const file = path.join(folder, name);
      const start = decode(readFileSync(file, 'utf8')) as SecondStart;
      rmSync(file);
      this.#onSecond(start);
    }
  }
}

/**
 * The arguments of a second start as the first one receives them: Chromium puts all switches first and
 * adds one of its own.
 */
export function inChromiumOrder([executable = '', ...list]: readonly string[]): string[] {
  const end = list.indexOf('--');
  const isSwitch = (argument: string, at: number) => /^-./.test(argument) && (end < 0 || at < end);
  const switches = list.filter(isSwitch);
  const others = list.filter((argument, at) => !isSwitch(argument, at));
  return [executable, ...switches, '--allow-file-access-from-files', ...others];
}

function lock(file: string): boolean {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = ownerOf(file);
    // Released in the meantime.
    if (owner === undefined) continue;
    if (owner !== process.pid && isAlive(owner)) return false;
    // Left by a killed process.
    rmSync(file, { force: true });
  }
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
