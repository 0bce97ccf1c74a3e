import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import type { Forfeited } from '../../engine/match/forfeit.ts';
import { inEnglishAndGerman } from '../../words/testing.ts';
import { folder, inFolders } from '../files/testing.ts';
import { usualLimits, type ProgramLimits } from './limits.ts';
import { environmentOf, removeLeftPrograms } from './processes.ts';
import { RunningProgram } from './running-program.ts';
import { isRunning, programOf } from './testing.ts';

const isLinux = process.platform === 'linux';

/** More than a loaded machine needs (ms). */
const patience = 60_000;

inFolders();

const running: RunningProgram[] = [];
/** Processes that programs have started. */
const started: number[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(running.splice(0).map((each) => each.end()));
  for (const pid of started.splice(0).filter(isRunning)) process.kill(pid, 'SIGKILL');
});

function run(code: string, limits: Partial<ProgramLimits> = {}, ...args: string[]): RunningProgram {
  const program = new RunningProgram(programOf(code, ...args), 'It', { ...usualLimits, ...limits });
  running.push(program);
  return program;
}

/** What a program says after the word `answer`. */
const answerOf = (code: string, ...args: string[]) =>
  run(`say('answer ' + (${code}))`, {}, ...args).answer('answer', patience);

/**
 * Why a program fails that says `ready`, and answers when it hears something, which is a few looks later.
 *
 * @param time - in which it must answer (ms).
 */
async function failureOf(
  code: string,
  limits: Partial<ProgramLimits>,
  time = patience,
): Promise<string> {
  const program = run(`hear = () => say('answer'); ${code}`, { watch: 10, ...limits });
  try {
    await program.answer('ready', patience);
    setTimeout(() => program.send('go'), 50);
    await program.answer('answer', time);
    return 'It has answered.';
  } catch (error) {
    return inEnglishAndGerman((error as Forfeited).reason)[0];
  }
}

test('a program gets no secrets of the environment', async () => {
  process.env['SECRET'] = 'hush';
  const seen = await answerOf(`[typeof process.env.SECRET, typeof process.env.PATH].join(' ')`);
  delete process.env['SECRET'];
  expect(seen).toBe('undefined string');
});

test('no shell reads the arguments of a program', async () => {
  const args = ['$HOME', '`id`', ';exit', '*', '%PATH%'];
  expect(await answerOf('process.argv.slice(1).join(" ")', ...args)).toBe(args.join(' '));
});

test('a program that answers too late is ended', async () => {
  expect(await failureOf(`say('ready')`, {}, 20)).toBe('It didn’t answer within 0.02 seconds.');
});

test.each([
  ['lines', 'stdout', 'info string flood\\n'.repeat(100)],
  ['a line without an end', 'stdout', 'x'.repeat(10_000)],
  ['errors', 'stderr', 'x'.repeat(10_000)],
])('a program that floods us with %s is ended', async (_, stream, text) => {
  const flood = `
    let left = 300;
    const flood = () => {
      for (; left-- > 0; ) if (!process.${stream}.write('${text}')) return process.${stream}.once('drain', flood);
      say('', 'ready');
    };
    flood();`;
  expect(await failureOf(flood, { output: 2 ** 17 })).toBe(
    'It wrote more than 0.125 megabytes without an answer.',
  );
});

test.runIf(isLinux)('a program that takes too much memory is ended', async () => {
  const code = `globalThis.kept = Buffer.alloc(2 ** 28, 1); say('ready');`;
  expect(await failureOf(code, { memory: 2 ** 28 })).toBe(
    'It used more than 256 megabytes of memory.',
  );
});

const spawning = (detached: string) =>
  `require('child_process').spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setTimeout(() => {}, 30_000)"], { detached: ${detached}, stdio: ['ignore', 'inherit', 'inherit'] }).pid`;

test.runIf(isLinux)('a program that starts too many others is ended', async () => {
  const code = `for (let i = 0; i < 3; i++) ${spawning('true')}; say('ready');`;
  expect(await failureOf(code, { processes: 3 })).toBe('It started more than 3 processes.');
});

test.runIf(isLinux)(
  'what a program has started ends with it, also what has left its process group',
  async () => {
    const pids = await answerOf(`[${spawning('false')}, ${spawning('true')}].join(' ')`);
    started.push(...pids.split(' ').map(Number));
    expect(started.filter(isRunning)).toHaveLength(2);
    await running.pop()?.end();
    expect(started.filter(isRunning)).toEqual([]);
  },
);

test('a program runs in an empty folder of its own, which goes with it', async () => {
  const code = `require('fs').readdirSync('.').length + ' ' + process.cwd()`;
  const [files, own = ''] = (await answerOf(code)).split(' ');
  expect([files, path.dirname(own)]).toEqual(['0', fs.realpathSync(os.tmpdir())]);
  await running.pop()?.end();
  expect(fs.existsSync(own)).toBe(false);
});

test('a program is watched while nothing is asked of it', async () => {
  const flood = `hear = () => process.stderr.write('x'.repeat(2 ** 18)); say('pid ' + process.pid);`;
  const program = run(flood, { output: 2 ** 17, watch: 10 });
  const pid = Number(await program.answer('pid', patience));
  program.send('flood');
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
  await expect(program.answer('answer', patience)).rejects.toThrow('ugi.output');
});

test('a program that the system refuses at once leaves no folder', () => {
  vi.spyOn(os, 'tmpdir').mockReturnValue(folder);
  const command = { file: path.join(process.execPath, 'player'), args: [] };
  expect(() => new RunningProgram(command, 'It', usualLimits)).toThrow('ugi.not-started');
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a folder that can’t be removed holds nothing up', async () => {
  const program = run(`say('cwd ' + process.cwd())`);
  const left = await program.answer('cwd', patience);
  vi.spyOn(fs, 'rmSync').mockImplementation(() => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  });
  await program.end();
  vi.restoreAllMocks();
  fs.rmSync(left, { recursive: true });
});

test('a program that ends by itself leaves no folder', async () => {
  const program = run(`say('cwd ' + process.cwd()); fs.writeFileSync('file', ''); process.exit()`);
  const own = await program.answer('cwd', patience);
  await expect(program.answer('answer', patience)).rejects.toThrow('ugi.crashed');
  await program.end();
  expect(fs.existsSync(own)).toBe(false);
});

test.runIf(isLinux)('a program whose starter was killed is ended if it still runs', async () => {
  vi.spyOn(os, 'tmpdir').mockReturnValue(folder);
  const { pid: starter } = spawnSync(process.execPath, ['-v']);
  const left = path.join(folder, `digit-duels-program-${starter}-abcdef`);
  fs.mkdirSync(left);
  const { file, args } = programOf(`process.on('SIGTERM', () => {}); setTimeout(() => {}, 30_000)`);
  const child = spawn(file, args, { cwd: left, env: environmentOf(left, path.basename(left)) });
  await once(child, 'spawn');
  const exited = once(child, 'exit');
  expect(isRunning(child.pid ?? 0)).toBe(true);
  removeLeftPrograms();
  await exited;
  expect(fs.readdirSync(folder)).toEqual([]);
});
