import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { inRoot } from '../common/paths.mjs';
import { findElectron } from '../machine/electron-binary.mjs';
import { folder, inFolders } from '../../storage/files/testing.ts';

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

inFolders();

/** Runs `npm start` without a terminal. */
async function start(
  script: string,
  list: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ status: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [script, ...list], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output, errors };
}

const noDisplay = { DISPLAY: '', WAYLAND_DISPLAY: '' };

test('prints the version and the help with nothing but Node', async () => {
  for (const file of ['package.json', 'words/en/app.json', 'words/de/app.json']) {
    fs.cpSync(inRoot(file), path.join(folder, file));
  }
  fs.cpSync(inRoot('build'), path.join(folder, 'build'), {
    recursive: true,
    filter: (file) => !file.endsWith('.png') && !file.endsWith('node_modules'),
  });
  const script = path.join(folder, 'build', 'start.mjs');
  const version = await start(script, ['--version'], noDisplay);
  expect(version.errors).toBe('');
  expect(version.output).toMatch(/^Digit Duels \d+\.\d+\.\d+\n$/);
  const help = await start(script, ['--help'], noDisplay);
  expect(help.output).toContain('--user-data-dir');
  expect(help.status).toBe(0);
});

test.runIf(process.platform === 'linux')(
  'without a display or a terminal it says how to play',
  async () => {
    const { status, errors } = await start(inRoot('build/start.mjs'), [], noDisplay);
    expect(errors).toMatch(/no display .*\n.*npm run cli -- play/);
    expect(status).toBe(1);
  },
);

test('refuses invalid arguments before downloading or showing anything', async () => {
  const script = inRoot('build/start.mjs');
  const german = { ...noDisplay, LC_ALL: 'de_DE.UTF-8' };
  const { status, output, errors } = await start(script, ['--bogus', '--no-sandbox'], german);
  expect(errors).toMatch(/^Eine Option „--bogus“ gibt es .* --help\.\n$/);
  expect({ status, output }).toEqual({ status: 2, output: '' });
  const seed = await start(script, ['--seed=often', '--language=en'], german);
  expect(seed.errors).toMatch(/^--seed can’t be "often"\. Allowed: .*\n$/);
  expect(seed.status).toBe(2);
});

const superuser = process.getuid?.() === 0;
const debian =
  process.platform === 'linux' && /^ID=debian$/m.test(fs.readFileSync('/etc/os-release', 'utf8'));

// On Ubuntu as root, Playwright downloads a browser, which needs a network.
test.runIf(process.platform === 'linux' && findElectron() === undefined && (debian || !superuser))(
  'without Electron, a network or a browser it installs one if it may, and else names the command',
  async () => {
    const asked = path.join(folder, 'asked');
    const apt = path.join(folder, 'apt-get');
    fs.writeFileSync(apt, `#!/bin/sh\necho "$@" >> '${asked}'\n`, { mode: 0o755 });
    const { status, errors } = await start(inRoot('build/start.mjs'), [], {
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      DISPLAY: ':0',
      DIGIT_DUELS_BROWSER: path.join(folder, 'none'),
      // The discard port refuses every connection at once.
      ELECTRON_MIRROR: 'http://127.0.0.1:9/',
      electron_config_cache: path.join(folder, 'cache'),
    });
    expect(errors).toContain('Electron could not be downloaded: the network does not answer.');
    expect(errors).toMatch(/Run: (sudo|npx) .*chrom.*\n.*npm run cli -- play/);
    expect(status).toBe(1);
    const said = fs.existsSync(asked) ? fs.readFileSync(asked, 'utf8') : '';
    expect(said).toMatch(superuser ? /^update .*\ninstall .* chromium\n$/ : /^$/);
  },
);
