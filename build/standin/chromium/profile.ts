import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const prefix = 'electron-standin-';

/** Chromium's own folder: temporary, or kept between starts. */
export interface Profile {
  readonly folder: string;
  /** Removes what must not outlast the program. */
  discard(): void;
}

/** A profile kept in the given folder. */
export function keptProfile(folder: string): Profile {
  disableTranslation(folder);
  return { folder, discard: () => undefined };
}

/** A temporary profile for this process; those that killed processes left behind are removed first. */
export function temporaryProfile(): Profile {
  sweep();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  disableTranslation(folder);
  return {
    folder,
    discard: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}

/** Stops Chromium from offering to translate pages in other languages. */
function disableTranslation(profile: string): void {
  const preferences = path.join(profile, 'Default', 'Preferences');
  if (existsSync(preferences)) return;
  mkdirSync(path.dirname(preferences), { recursive: true });
  writeFileSync(preferences, JSON.stringify({ translate: { enabled: false } }));
}

function sweep(): void {
  for (const name of readdirSync(os.tmpdir())) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
    if (Number.isNaN(owner) || isAlive(owner)) continue;
    try {
      rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
    } catch {
      // It belongs to another user of this machine, who has to remove it.
    }
  }
}

/** Whether a process with this id runs, including one that we may not signal. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
