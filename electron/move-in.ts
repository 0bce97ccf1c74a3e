import path from 'node:path';
import { sweepTemporaryFiles } from '../storage/files/atomic-write.ts';
import type { Folders } from '../storage/files/folders.ts';
import { moveTo } from '../storage/files/move.ts';
import { namesIn } from '../storage/files/names-in.ts';

/** What earlier versions kept in the data folder, and the folder where it belongs. */
const ours: readonly (readonly [name: string, folder: keyof Folders, as?: string])[] = [
  ['logs', 'logs', '.'],
  ['windows.json', 'state'],
  ['recent-files.json', 'state'],
  ['unfinished-starts', 'state'],
];

/** The names of Chromium's files, which lay in the data folder. */
const chromium = [
  'blob_storage',
  'Cache',
  'Code Cache',
  'Cookies',
  'Cookies-journal',
  'Crash Reports',
  'Crashpad',
  'databases',
  'DawnCache',
  'DawnGraphiteCache',
  'DawnWebGPUCache',
  'DevToolsActivePort',
  'Dictionaries',
  'DIPS',
  'DIPS-journal',
  'DIPS-shm',
  'DIPS-wal',
  'File System',
  'GPUCache',
  'GrShaderCache',
  'IndexedDB',
  'Local Storage',
  'lockfile',
  'Network',
  'Network Persistent State',
  'Partitions',
  'Preferences',
  'QuotaManager',
  'QuotaManager-journal',
  'Secure Preferences',
  'Service Worker',
  'Session Storage',
  'ShaderCache',
  'Shared Dictionary',
  'SharedStorage',
  'SharedStorage-wal',
  'SingletonCookie',
  'SingletonLock',
  'SingletonSocket',
  'TransportSecurity',
  'Trust Tokens',
  'Trust Tokens-journal',
  'VideoDecodeStats',
  'WebStorage',
];

/** Files that show that Chromium used the data folder. They move last, so that a start that was cut short is repeated. */
const signs = ['Local State', 'standin'];

/**
 * Moves what earlier versions kept in the data folder to where it belongs. The start after one that was cut short
 * finishes it; what can't be moved stays, and is tried again.
 */
export function moveIn(folders: Folders): void {
  const there = new Set(namesIn(folders.data));
  if (!signs.some((name) => there.has(name))) return;
  sweepTemporaryFiles(folders.state);
  sweepTemporaryFiles(folders.cache);
  const moves = [
    ...ours,
    ...[...chromium, ...signs].map((name) => [name, 'cache'] as const),
  ] as const;
  for (const [name, folder, as = name] of moves) {
    if (!there.has(name)) continue;
    try {
      moveTo(path.join(folders.data, name), path.join(folders[folder], as));
    } catch (error) {
      console.error(`${name} stays in ${folders.data}:`, error);
      return;
    }
  }
}
