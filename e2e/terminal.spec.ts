import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { electronNodeVersion, findElectronNode } from '../build/machine/electron-node.mjs';

test.skip(process.platform !== 'linux', 'the `script` of util-linux makes the terminal');

const root = path.join(import.meta.dirname, '..');

/** The newest Node that the terminal runs on, if this isn't it. */
const newest = findElectronNode() ?? process.execPath;

/** Plays in a pseudo-terminal and presses each key when the preceding text has been printed. */
async function playOnTerminal(
  keys: readonly (readonly [words: RegExp, key: string])[],
  program = 'dist/cli/main.js play chopsticks --seed 7',
  env: NodeJS.ProcessEnv = {},
  node = process.execPath,
): Promise<{ status: number | null; said: string }> {
  const command = `stty cols 100 rows 40 && '${node}' ${program}`;
  const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd: root,
    env: { ...process.env, TERM: 'xterm', ...env },
  });
  let said = '';
  let heard = 0;
  const waiting = [...keys];
  terminal.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const [next] = waiting;
    const match = next?.[0].exec(said.slice(heard));
    if (next === undefined || !match) return;
    heard = said.length;
    waiting.shift();
    terminal.stdin.write(next[1]);
  });
  const [status] = (await once(terminal, 'close')) as [number | null];
  return { status, said };
}

const asked = /your move[^]*Enter:/;

for (const [name, key, node] of [
  ['Ctrl-C', '\u0003', process.execPath],
  ['Ctrl-D', '\u0004', newest],
] as const) {
  test(`${name} leaves a game in a terminal, and the cursor is visible again`, async () => {
    const keys = [
      [asked, 'b-c\r'],
      [asked, key],
    ] as const;
    const { status, said } = await playOnTerminal(keys, undefined, {}, node);
    expect(said).not.toContain('Warning');
    expect(said).toContain('Player 1 plays B-C.');
    expect(said.trimEnd()).toMatch(/Stopped\.$/);
    expect(said.lastIndexOf('\u001b[?25h')).toBeGreaterThan(said.lastIndexOf('\u001b[?25l'));
    expect(status).toBe(130);
  });
}

test('without a display, the program plays in the terminal and says so', async () => {
  const { status, said } = await playOnTerminal([[asked, '\u0003']], 'build/start.mjs --seed 7', {
    DISPLAY: '',
    WAYLAND_DISPLAY: '',
  });
  expect(said).toContain('so the game is here in the terminal.');
  expect(said).toContain('seed 7');
  expect(status).toBe(130);
});

test('the newest Node prints what this one does, and no warning', () => {
  test.skip(
    findElectronNode() === undefined,
    `there is no Node ${electronNodeVersion()}, which Electron has`,
  );
  const run = (node: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(node, ['dist/cli/main.js', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  for (const args of [['games'], ['rules', 'chopsticks'], ['solve', 'chopsticks']]) {
    const { stdout } = run(process.execPath, args);
    expect(run(newest, args)).toEqual({ status: 0, stdout, stderr: '' });
  }
});

test('a failed output ends the program with a sentence and a status', async () => {
  const full = openSync('/dev/full', 'w');
  const terminal = spawn(process.execPath, ['dist/cli/main.js', 'games'], {
    cwd: root,
    env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: 'en_GB.UTF-8' },
    stdio: ['ignore', full, 'pipe'],
  });
  let said = '';
  terminal.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [status] = (await once(terminal, 'close')) as [number | null];
  closeSync(full);
  expect(said).toBe('The output can’t be written: the disk is full.\n');
  expect(status).toBe(1);
});
