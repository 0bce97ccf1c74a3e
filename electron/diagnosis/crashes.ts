import fs from 'node:fs';
import path from 'node:path';
import type { CrashReporter } from 'electron';
import { writeWhole } from '../../storage/files/atomic-write.ts';
import { readText } from '../../storage/files/text-file.ts';

/** Has Chromium write a dump if a process of the program crashes. Must be called before it starts. */
export function keepCrashDumps(reporter: Pick<CrashReporter, 'start'>): void {
  reporter.start({
    // Security: Crash dumps are never sent.
    uploadToServer: false,
  });
}

/**
 * Whether there is a crash dump that was not reported before; it counts as reported from now on.
 *
 * @param folder - the folder of the dumps.
 * @param noted - the file with the time of the newest dump that was reported.
 */
export function hasNewCrash(folder: string, noted: string): boolean {
  const newest = newestDump(folder);
  try {
    const read = readText(noted, 1);
    // What is no number is as good as nothing.
    const before = (read.kind === 'text' && Number(read.text)) || 0;
    if (newest <= before) return false;
    writeWhole(noted, `${newest}\n`);
    return true;
  } catch {
    // Reported at each start rather than never.
    return newest > 0;
  }
}

/** When the newest dump was written, in milliseconds since 1970; 0 if there is none. */
function newestDump(folder: string): number {
  try {
    const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const dumps = names.filter((name) => name.endsWith('.dmp'));
    return Math.max(0, ...dumps.map((name) => fs.statSync(path.join(folder, name)).mtimeMs));
  } catch {
    return 0;
  }
}
