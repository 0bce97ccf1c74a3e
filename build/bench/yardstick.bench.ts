// The same counted and solved by a compiled program, where there is a compiler: what these benchmarks are held against.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import source from './yardstick.cpp?raw';

const compiler = ['c++', 'g++', 'clang++'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);
if (compiler === undefined) {
  console.log(
    'There is no C++ compiler here (c++, g++ or clang++), so nothing is compared with one.',
  );
}

let program: string | undefined;

/** Compiles the yardstick into a folder of its own, which goes away with this process. */
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

function run(name: string, args: readonly string[], result: string): string {
  const told = execFileSync(compiled(name), args, { encoding: 'utf8' }).trim();
  if (told !== result) throw new Error(`C++ comes to ${told}, not ${result}.`);
  return told;
}

export const benchmarks =
  compiler === undefined
    ? []
    : [
        {
          name: 'perft 13 of default Chopsticks, in C++',
          note: 'its start included',
          run: () => run(compiler, ['perft', '5', '13'], '69802688'),
        },
        {
          name: 'solve 100 fingers, cutoff, in C++',
          note: 'its start included',
          run: () => run(compiler, ['solve', '100'], '1051132 24430308 21060'),
        },
        {
          name: 'solve 200 fingers, cutoff, in C++',
          note: 'its start included; 3 GB',
          slow: true as const,
          run: () => run(compiler, ['solve', '200'], '8210082 395717757 82161'),
        },
      ];
