import fs from 'node:fs';
import path from 'node:path';
import type { Message } from '../../words/message.ts';
import { newTemporaryName, openNew, writeAll } from './atomic-write.ts';
import { makeFolder } from './make-folder.ts';
import { fileReason } from './reason.ts';

/**
 * Makes a folder if there is none, and tries to write in it, since access rights alone are not enough on every disk.
 *
 * @returns why nothing can be written there; undefined if it can.
 */
export function obstacleIn(folder: string): Message | undefined {
  const probe = path.join(folder, newTemporaryName());
  try {
    makeFolder(folder);
    const descriptor = openNew(probe);
    try {
      writeAll(descriptor, Buffer.from('\n'));
    } finally {
      fs.closeSync(descriptor);
    }
    return undefined;
  } catch (error) {
    const reason = fileReason(error);
    // The program works with a full disk, and reports it when saving fails.
    return reason.code === 'files.reason.full' ? undefined : reason;
  } finally {
    remove(probe);
  }
}

/** Removes the file; if a virus scanner has it open, the next start removes it. */
function remove(probe: string): void {
  try {
    fs.rmSync(probe, { force: true });
  } catch {
    // It does no harm.
  }
}
