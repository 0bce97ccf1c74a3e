import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { Forfeited, type Forfeit } from '../../engine/match/forfeit.ts';
import { message, type Message } from '../../words/message.ts';
import { linesOf } from '../files/lines.ts';
import { fileReason } from '../files/reason.ts';
import type { ProgramCommand } from './command.ts';

import { longestAnswer, type ProgramLimits } from './limits.ts';
import { endTree, environmentOf, usageOf } from './processes.ts';

/** How often the use of memory and output is looked at (ms). */
const watchInterval = 250;

/** How long a program that was asked to quit may take (ms). */
const quitGrace = 500;

/** The most characters of its errors that are kept: the last ones. */
const keptErrors = 500;

/** All that run, to be ended when this process exits. */
const running = new Set<RunningProgram>();

process.on('exit', endAllPrograms);

/** Ends all programs at once. */
function endAllPrograms(): void {
  for (const each of running) each.clear();
}

/** A program that was started, in a folder of its own, which goes with it. */
export class RunningProgram {
  readonly #name: string;
  readonly #limits: ProgramLimits;
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-program-'));
  readonly #mark = randomUUID();
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #lines: AsyncIterator<{ readonly text: string | undefined }, void>;
  #failed: Forfeited | undefined;
  #isEnding = false;
  /** The bytes that it wrote as errors, and the last ones. */
  #errorBytes = 0;
  #errors = '';

  /** @param name - by which sentences call it. */
  constructor(command: ProgramCommand, name: string, limits: ProgramLimits) {
    this.#name = name;
    this.#limits = limits;
    this.#child = spawn(command.file, command.args, {
      cwd: this.#folder,
      env: environmentOf(this.#folder, this.#mark),
      // Security: No shell reads the command of a program.
      shell: false,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    running.add(this);
    const { stdin, stdout, stderr } = this.#child;
    this.#lines = linesOf(stdout, longestAnswer);
    // It may end while it is written to: then nothing is read from it either.
    stdin.on('error', () => undefined);
    stderr.on('data', (chunk: Buffer) => {
      this.#errorBytes += chunk.length;
      this.#errors = (this.#errors + chunk.toString()).slice(-keptErrors);
    });
    this.#child.on('error', (error) => {
      this.#fail('crash', message('ugi.not-started', { program: name, reason: fileReason(error) }));
      if (this.#child.pid === undefined) this.clear();
    });
    this.#child.on('exit', () => this.clear());
  }

  send(line: string): void {
    if (this.#child.stdin.writable) this.#child.stdin.write(`${line}\n`);
  }

  /**
   * The rest of the next line that begins with a word; other lines are skipped.
   *
   * @param time - how long it may take (ms).
   * @param hear - called with the lines that are skipped.
   * @throws Forfeited if it ends by itself, takes longer or uses too much.
   */
  async answer(word: string, time: number, hear?: (line: string) => void): Promise<string> {
    // Security: A program that doesn't answer in time is ended.
    const deadline = setTimeout(() => this.#failBySilence(time), time);
    const written = this.#written();
    const watch = setInterval(() => this.#watch(written), watchInterval);
    try {
      for (;;) {
        const said = await this.#next();
        const [first, ...rest] = said.trim().split(/\s+/);
        if (first === word) return rest.join(' ');
        hear?.(said);
        if (this.#written() - written > this.#limits.output) this.#watch(written);
        if (this.#failed !== undefined) throw this.#failed;
      }
    } finally {
      clearTimeout(deadline);
      clearInterval(watch);
    }
  }

  /** Ends it: politely, but soon. Resolves when nothing of it is left. */
  async end(): Promise<void> {
    if (!running.has(this)) return;
    this.#isEnding = true;
    const exited = once(this.#child, 'exit');
    this.send('quit');
    this.#child.stdin.end();
    // It could wait for a reader of what it still says.
    this.#child.stdout.destroy();
    const late = setTimeout(() => this.#kill(), quitGrace);
    await exited;
    clearTimeout(late);
  }

  /** Ends what is left of it at once, and removes its folder. */
  clear(): void {
    if (!running.delete(this)) return;
    this.#kill();
    fs.rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }

  #kill(): void {
    const { pid } = this.#child;
    if (pid !== undefined) endTree(pid, this.#mark);
  }

  async #next(): Promise<string> {
    let said: IteratorResult<{ readonly text: string | undefined }, void> | undefined;
    try {
      said = await this.#lines.next();
    } catch {
      // Its output was closed.
    }
    if (said?.done === false) return said.value.text ?? '';
    if (this.#isEnding) throw new Error('The program was ended.');
    // That it can't be started is known a moment later.
    await new Promise((resolve) => setImmediate(resolve));
    this.#fail('crash', this.#crashInWords());
    throw this.#failed ?? new RangeError('It has failed.');
  }

  #crashInWords(): Message {
    const program = this.#name;
    const said = this.#errors.trim().split('\n').at(-1) ?? '';
    return said === ''
      ? message('ugi.crashed', { program })
      : message('ugi.crashed-saying', { program, said });
  }

  #failBySilence(time: number): void {
    this.#fail('silence', message('ugi.silent', { program: this.#name, seconds: time / 1000 }));
  }

  #written(): number {
    return (this.#child.stdout as Socket).bytesRead + this.#errorBytes;
  }

  #watch(writtenBefore: number): void {
    const { memory, processes, output } = this.#limits;
    const program = this.#name;
    // Security: A program that writes without end is ended.
    if (this.#written() - writtenBefore > output) {
      this.#fail('excess', message('ugi.output', { program, megabytes: output / 2 ** 20 }));
    }
    const used = usageOf(this.#mark);
    // Security: A program that takes too much memory is ended.
    if (used !== undefined && used.memory > memory) {
      this.#fail('excess', message('ugi.memory', { program, megabytes: memory / 2 ** 20 }));
    }
    // Security: A program that starts too many others is ended.
    if (used !== undefined && used.processes > processes) {
      this.#fail('excess', message('ugi.processes', { program, most: processes }));
    }
  }

  /** Ends it for a reason; only the first one counts. */
  #fail(forfeit: Forfeit, reason: Message): void {
    this.#failed ??= new Forfeited(forfeit, reason);
    this.#kill();
    this.#child.stdout.destroy();
  }
}

/** Ends all programs when a signal ends this process, for a process that doesn't handle them. */
export function endProgramsOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      endAllPrograms();
      process.kill(process.pid, signal);
    });
  }
}
