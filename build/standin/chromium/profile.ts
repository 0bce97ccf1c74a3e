import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const prefix = 'electron-standin-';

/** Chromium's own folder: temporary, or kept between starts. */
export interface Profile {
  readonly folder: string;
  /** Removes what shouldn't outlast the program. */
  discard(): void;
}

/** A profile that stays in the given folder. */
export function keptProfile(folder: string): Profile {
  offerNoTranslation(folder);
  return { folder, discard: () => undefined };
}

/** A profile of this process alone; those that killed processes left are swept out first. */
export function temporaryProfile(): Profile {
  sweep();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  offerNoTranslation(folder);
  return {
    folder,
    discard: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}

/** Chromium would offer to translate a page in another language than its own, over the page. */
function offerNoTranslation(profile: string): void {
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
      // Another person's on a shared machine: theirs to remove.
    }
  }
}

/** Whether a process of this id runs; one that may not be signalled runs, too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
