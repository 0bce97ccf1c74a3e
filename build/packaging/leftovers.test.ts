import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { System } from './configuration.mjs';
import { removeLeftovers } from './leftovers.mjs';
import { makePretendElectron } from './pretend/pretend-electron.mjs';

test.each<System>(['mac', 'win'])(
  'what Electron has for developers stays out of what is packed for %s',
  (system) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
    const electron = makePretendElectron(folder, system);
    const before = filesOf(electron);
    removeLeftovers(electron);
    const after = filesOf(electron);
    const gone = before.filter((file) => !after.includes(file)).map((file) => path.basename(file));
    expect(gone.sort()).toEqual(['default_app.asar', 'version']);
    fs.rmSync(folder, { recursive: true });
  },
);

function filesOf(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
}
