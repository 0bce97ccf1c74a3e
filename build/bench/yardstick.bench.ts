// The yardstick for these benchmarks: a compiled program that counts and solves the same, if there is a
// compiler.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Benchmark } from './main.ts';
import source from './yardstick.cpp?raw';

const compiler = ['c++', 'g++', 'clang++'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);
if (compiler === undefined) {
  console.error(
    'There is no C++ compiler here (c++, g++ or clang++), so nothing is compared with one.',
  );
}

let program: string | undefined;

/** Compiles the yardstick into a temporary folder, removed when this process exits. */
function compiled(name: string): string {
  if (program !== undefined) return program;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yardstick-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'yardstick.cpp');
  fs.writeFileSync(file, source);
  const to = path.join(folder, 'yardstick');
  execFileSync(name, ['-O3', '-std=c++17', '-o', to, file]);
  return (program = to);
}

/** Runs the yardstick. @returns the duration of each run, for tinybench. */
function run(
  name: string,
  repeat: number,
  args: readonly string[],
  wanted: string,
): { overriddenDuration: number } {
  const output = execFileSync(compiled(name), [String(repeat), ...args], { encoding: 'utf8' });
  const [result = '', milliseconds] = output.split('\n');
  if (result !== wanted) throw new Error(`C++ comes to ${result}, not ${wanted}.`);
  return { overriddenDuration: Number(milliseconds) };
}

/** A yardstick for another benchmark. */
function native(
  nativeOf: string,
  args: readonly string[],
  wanted: string,
  { repeat = 1, ...more }: { repeat?: number; note?: string; slow?: true } = {},
): Benchmark[] {
  if (compiler === undefined) return [];
  const runIt = () => run(compiler, repeat, args, wanted);
  return [{ name: `${nativeOf}, in C++`, nativeOf, run: runIt, ...more }];
}

export const benchmarks: Benchmark[] = [
  ...native('perft 13 of default Chopsticks', ['perft', '5', '13'], '69802688'),
  ...native('solve default Chopsticks', ['solve', '5'], '73 130 22', { repeat: 1000 }),
  ...native('random play of default Chopsticks', ['random', '5'], '171 422 0.506921', {
    repeat: 100,
  }),
  ...native('random play of 10 fingers', ['random', '10'], '2709 12517 0.499026', { repeat: 20 }),
  ...native('random play of 15 fingers', ['random', '15'], '13496 87572 0.499588', { repeat: 3 }),
  ...native('random play of 20 fingers', ['random', '20'], '42144 348582 0.499783'),
  ...native('solve 100 fingers, cutoff', ['solve', '100'], '1051132 24430308 21060'),
  ...native('solve 200 fingers, cutoff', ['solve', '200'], '8210082 395717757 82161', {
    note: '3 GB',
    slow: true,
  }),
];
