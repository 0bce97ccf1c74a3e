import { configFiles } from './config-files.ts';
import { fullDisk } from './full-disk.ts';
import { builtWriter, killsOf } from './kills.ts';
import type { FirePart } from './part.ts';
import { savedMatches } from './saved-matches.ts';

/** All that is shot at, one line each. */
export const parts: readonly FirePart[] = [
  configFiles,
  savedMatches,
  killsOf(builtWriter()),
  fullDisk,
];
