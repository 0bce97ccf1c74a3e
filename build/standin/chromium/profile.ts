import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { webrtcDomains } from './addresses.ts';

const prefix = 'electron-standin-';

/** Chromium's own folder: temporary, or kept between starts. */
export interface Profile {
  readonly folder: string;
  /** Removes what must not outlast the program. */
  discard(): void;
}

/** A profile kept in the given folder. */
export function keptProfile(folder: string): Profile {
  prepare(folder);
  return { folder, discard: () => undefined };
}

/** A temporary profile for this process; those that killed processes left behind are removed first. */
export function temporaryProfile(): Profile {
  sweep();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  prepare(folder);
  return {
    folder,
    discard: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}

/**
 * Sets what Chromium reads from its profile only: no offers to translate, the policies of WebRTC by address, and a folder
 * for downloads, which it makes even for one that is cancelled.
 */
function prepare(profile: string): void {
  const file = path.join(profile, 'Default', 'Preferences');
  const policies = Object.entries(webrtcDomains).map(([handling, domain]) => ({
    url: `[*.]${domain}`,
    handling,
  }));
  const before = preferencesIn(file);
  const { translate = { enabled: false }, webrtc, download } = before;
  if (webrtc?.ip_handling_url !== undefined) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const set = {
    ...before,
    translate,
    webrtc: { ...webrtc, ip_handling_url: policies },
    download: { default_directory: path.join(profile, 'Downloads'), ...download },
  };
  writeFileSync(file, JSON.stringify(set));
}

/** The preferences of a profile that matter here. */
interface Preferences {
  readonly translate?: { readonly enabled: boolean };
  readonly webrtc?: { readonly ip_handling_url?: object };
  readonly download?: object;
}

function preferencesIn(file: string): Preferences {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Preferences;
  } catch {
    // A new profile, or one that Chromium would begin anew itself.
    return {};
  }
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
