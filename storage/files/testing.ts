import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** The folder of the current test, see {@link inFolders}; it is empty at first. */
export let folder = '';

/** Gives each test of a file its own folder. Call it before other hooks, which can then use the folder. */
export function inFolders(): void {
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
}
