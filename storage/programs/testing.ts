import fs from 'node:fs';
import process from 'node:process';
import type { ProgramCommand } from './command.ts';

/**
 * A program for tests, in JavaScript. Its code has `say` to print lines, `hear` to be set to what is done with each line, and
 * `politely`, which answers all lines but `go`.
 */
export function programOf(code: string, ...args: readonly string[]): ProgramCommand {
  return { file: process.execPath, args: ['-e', `${prelude}\n${code}`, '--', ...args] };
}

const prelude = `
let hear = () => {};
const say = (...lines) => process.stdout.write(lines.map((line) => line + '\\n').join(''));
const politely = (line) => {
  if (line === 'ugi') say('id name Test', 'ugiok');
  if (line === 'isready') say('readyok');
  if (line === 'quit') process.exit();
};
hear = politely;
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => hear(line));
`;

/** The code of a program that answers `go` by some code, and all else politely. */
export function onGo(code: string): ProgramCommand {
  return programOf(
    `hear = (line) => { if (line.startsWith('go')) { ${code} } else politely(line); };`,
  );
}

/** Whether a process runs; one that has ended and waits for its parent doesn't. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return (
      process.platform !== 'linux' ||
      !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
    );
  } catch {
    return false;
  }
}
