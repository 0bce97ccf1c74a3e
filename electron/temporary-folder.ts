import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Makes a folder that is thrown away when the program ends. */
export function makeTemporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  process.once('exit', () => {
    try {
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // Windows removes nothing that Chromium still has open. That must not change how the program ends.
    }
  });
  return folder;
}
