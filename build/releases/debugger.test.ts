import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fuseWire } from '../packaging/pretend/pretend-electron.mjs';
import { allowDebugger } from './debugger.mjs';

test.skipIf(process.platform === 'darwin')(
  'a copy lets a debugger in, and differs in nothing else',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
    const executable = path.join(folder, 'digit-duels');
    // As shipped: run as Node, encrypted cookies, NODE_OPTIONS, inspect, integrity, only the archive, …
    fs.writeFileSync(executable, `code${fuseWire('010011001')}code`, 'latin1');
    await allowDebugger(executable);
    expect(fs.readFileSync(executable, 'latin1')).toBe(`code${fuseWire('010111001')}code`);
    fs.rmSync(folder, { recursive: true });
  },
);
