import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('a bundle without a package.json beside it writes a log', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: path.join(import.meta.dirname, 'log.ts'),
        outDir: path.join(folder, 'bundle'),
        rolldownOptions: { output: { entryFileNames: 'log.mjs' } },
      },
    });
    const work = `
      const { openLog } = await import('./bundle/log.mjs');
      openLog(process.cwd(), 'Digit Duels');
      console.error('said in the bundle');
    `;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', work], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('app name');
    expect(readFileSync(path.join(folder, 'main.log'), 'utf8')).toContain('said in the bundle');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
