import { fileURLToPath } from 'node:url';
import { boundsOf } from './bounds.ts';
import { configFiles } from './config-files.ts';
import { fullDisk } from './full-disk.ts';
import { killsOf } from './kills.ts';
import type { FirePart } from './part.ts';
import { playOf } from './play.ts';
import { damagedRecords } from './records.ts';
import { madeUpRequests } from './requests.ts';
import type { StartCommand } from './running.ts';
import { savedMatches } from './saved-matches.ts';
import { twiceOf } from './twice.ts';

/** All parts, one line each. */
export function partsOf(program: StartCommand): readonly FirePart[] {
  return [
    configFiles,
    savedMatches,
    damagedRecords,
    madeUpRequests,
    killsOf(builtBeside('writer.js')),
    fullDisk,
    playOf(program),
    twiceOf(program),
    boundsOf(builtBeside('measure.js')),
  ];
}

/** The path of a script that is built next to this one and runs as a separate process. */
function builtBeside(name: string): string {
  return fileURLToPath(new URL(`./${name}`, import.meta.url));
}
