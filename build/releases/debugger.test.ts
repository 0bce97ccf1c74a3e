import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allowDebugger } from './debugger.mjs';

/** The marker before the fuses in Electron's binary, followed by their version and number. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0008';

test.skipIf(process.platform === 'darwin')(
  'a copy lets a debugger in, and differs in nothing else',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
    const executable = path.join(folder, 'digit-duels');
    // As shipped: run as Node, encrypted cookies, NODE_OPTIONS, inspect, integrity, only the archive, …
    fs.writeFileSync(executable, `code${sentinel}01001100code`, 'latin1');
    await allowDebugger(executable);
    expect(fs.readFileSync(executable, 'latin1')).toBe(`code${sentinel}01011100code`);
    fs.rmSync(folder, { recursive: true });
  },
);
