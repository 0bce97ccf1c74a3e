import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Makes a folder that is removed when the program ends. */
export function makeTemporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  process.once('exit', () => {
    try {
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // Windows doesn't remove files that Chromium has open. That must not change the exit status.
    }
  });
  return folder;
}
