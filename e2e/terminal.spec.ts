import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
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

/** A program that speaks UGI. */
class UgiPlayer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string, unknown>;

  constructor(command: string, ...args: readonly string[]) {
    this.#process = spawn(command, args, { cwd: root });
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** Says a line, and reads up to the one that begins with a word. */
  async answer(line: string, word: string): Promise<string[]> {
    this.#process.stdin.write(`${line}\n`);
    for (;;) {
      const said = await this.#lines.next();
      if (said.done === true) throw new Error(`There is no answer to “${line}”.`);
      const [first, ...rest] = said.value.split(' ');
      expect(first === 'info' && rest[0] === 'string', said.value).toBe(false);
      if (first === word) return rest;
    }
  }

  async quit(): Promise<number | null> {
    this.#process.stdin.end('quit\n');
    const [status] = (await once(this.#process, 'close')) as [number | null];
    return status;
  }
}

for (const [name, command] of [
  ['player.py', 'python3'],
  ['player.mjs', process.execPath],
] as const) {
  test(`the example ${name} plays a match against the engine`, async () => {
    const isThere = spawnSync(command, ['--version']).error === undefined;
    test.skip(!isThere, `there is no ${command} on this machine`);
    const engine = [process.execPath, 'dist/cli/main.js', 'engine'] as const;
    const player = new UgiPlayer(command, `docs/examples/${name}`, ...engine);
    const opponent = new UgiPlayer(...engine);
    const both = [player, opponent];
    for (const each of both) await each.answer('ugi', 'ugiok');
    const moves: string[] = [];
    for (;;) {
      const position = `position startpos${moves.length > 0 ? ' moves ' : ''}${moves.join(' ')}`;
      const over = both.map((each) => each.answer(`${position}\nquery gameover`, 'response'));
      const [[isOver], [same]] = (await Promise.all(over)) as [string[], string[]];
      expect(same).toBe(isOver);
      if (isOver === 'true') break;
      const mover = moves.length % 2 === 0 ? player : opponent;
      moves.push(...(await mover.answer('go depth 3', 'bestmove')));
    }
    expect(moves.length).toBeGreaterThan(4);
    const results = await Promise.all(both.map((each) => each.answer('query result', 'response')));
    expect(results[0]).toEqual(results[1]);
    expect(await Promise.all(both.map((each) => each.quit()))).toEqual([0, 0]);
  });
}

/** The command lines of all processes. */
function commandsRunning(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    });
}

test('a program of forty lines plays matches in versus, and ends with it', async () => {
  test.skip(spawnSync('python3', ['--version']).error !== undefined, 'there is no python3');
  const own = path.join(root, 'dist/cli/main.js');
  const python = `program:python3 ${path.join(root, 'docs/examples/player.py')} ${process.execPath} ${own} engine`;
  const args = (games: number) => [
    own,
    'versus',
    'chopsticks',
    '--one',
    python,
    '--two',
    'easy',
    '--games',
    `${games}`,
    '--json',
  ];
  const played = spawnSync(process.execPath, args(2), { encoding: 'utf8' });
  expect(played.stderr).toBe('');
  expect(JSON.parse(played.stdout)).toMatchObject({ games: 2, cutShort: 0 });
  const endless = spawn(process.execPath, args(1_000_000), { stdio: ['ignore', 'pipe', 'ignore'] });
  const player = path.join(root, 'docs/examples/player.py');
  const isRunning = () =>
    commandsRunning().some((command) => command.includes(player) && !command.includes('versus'));
  await expect.poll(isRunning).toBe(true);
  endless.kill('SIGINT');
  await once(endless, 'close');
  await expect.poll(isRunning).toBe(false);
});
