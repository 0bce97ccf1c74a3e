import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { Forfeited } from '../../engine/match/forfeit.ts';
import { message, type Message } from '../../words/message.ts';
import { linesOf } from '../files/lines.ts';
import { fileReason } from '../files/reason.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../files/temporary-folder.ts';
import type { ProgramCommand } from './command.ts';
import { longestAnswer, type ProgramLimits } from './limits.ts';
import { endTree, environmentOf, usageOf } from './processes.ts';

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
  readonly #folder: string;
  readonly #mark: string;
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #lines: AsyncIterator<{ readonly text: string | undefined }, void>;
  readonly #watching: NodeJS.Timeout;
  #failed: Forfeited | undefined;
  #isEnding = false;
  /** The bytes that it wrote as errors, and the last ones. */
  #errorBytes = 0;
  #errors = '';
  /** The bytes that it had written when it was last asked something. */
  #writtenBefore = 0;

  /**
   * @param name - by which sentences call it.
   * @throws Forfeited if the system refuses it at once; otherwise its first answer says why it wasn't started.
   */
  constructor(command: ProgramCommand, name: string, limits: ProgramLimits) {
    this.#name = name;
    this.#limits = limits;
    let folder: string | undefined;
    try {
      folder = makeTemporaryFolder('program');
      // The name of its folder marks its processes.
      this.#mark = path.basename(folder);
      this.#child = spawn(command.file, command.args, {
        cwd: folder,
        env: environmentOf(folder, this.#mark),
        // Security: No shell reads the command of a program.
        shell: false,
        detached: process.platform !== 'win32',
        windowsHide: true,
        stdio: ['pipe', 'pipe', 'pipe'],
      });
    } catch (error) {
      // Such as a path through a file, and on Windows what is no program.
      if (folder !== undefined) removeTemporaryFolder(folder);
      throw notStarted(name, error);
    }
    this.#folder = folder;
    running.add(this);
    // Also while nothing is asked of it.
    this.#watching = setInterval(() => this.#watch(), limits.watch).unref();
    const { stdin, stdout, stderr } = this.#child;
    this.#lines = linesOf(stdout, longestAnswer);
    // It may end while it is written to: then nothing is read from it either.
    stdin.on('error', () => undefined);
    stderr.on('data', (chunk: Buffer) => {
      this.#errorBytes += chunk.length;
      this.#errors = (this.#errors + chunk.toString()).slice(-keptErrors);
    });
    this.#child.on('error', (error) => {
      this.#fail(notStarted(name, error));
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
    this.#writtenBefore = this.#written();
    try {
      for (;;) {
        const said = await this.#next();
        this.#watchOutput();
        if (this.#failed !== undefined) throw this.#failed;
        const [first, ...rest] = said.trim().split(/\s+/);
        if (first === word) return rest.join(' ');
        hear?.(said);
      }
    } finally {
      clearTimeout(deadline);
    }
  }

  /** Ends it: politely, but soon. Resolves when nothing of it is left. */
  async end(): Promise<void> {
    if (!running.has(this)) return;
    this.#isEnding = true;
    // One that wasn't started has an error instead.
    const exited = once(this.#child, 'exit').catch(() => undefined);
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
    clearInterval(this.#watching);
    this.#kill();
    removeTemporaryFolder(this.#folder);
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
    this.#fail(new Forfeited('crash', this.#crashInWords()));
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
    const seconds = time / 1000;
    this.#fail(new Forfeited('silence', message('ugi.silent', { program: this.#name, seconds })));
  }

  #written(): number {
    return (this.#child.stdout as Socket).bytesRead + this.#errorBytes;
  }

  #watch(): void {
    const { memory, processes } = this.#limits;
    const program = this.#name;
    this.#watchOutput();
    const used = usageOf(this.#mark);
    // Security: A program that takes too much memory is ended.
    if (used !== undefined && used.memory > memory) {
      this.#exceed(message('ugi.memory', { program, megabytes: memory / 2 ** 20 }));
    }
    // Security: A program that starts too many others is ended.
    if (used !== undefined && used.processes > processes) {
      this.#exceed(message('ugi.processes', { program, most: processes }));
    }
  }

  #watchOutput(): void {
    const { output } = this.#limits;
    // Security: A program that writes without end is ended.
    if (this.#written() - this.#writtenBefore > output) {
      this.#exceed(message('ugi.output', { program: this.#name, megabytes: output / 2 ** 20 }));
    }
  }

  #exceed(reason: Message): void {
    this.#fail(new Forfeited('excess', reason));
  }

  /** Ends it for a reason; only the first one counts. */
  #fail(reason: Forfeited): void {
    this.#failed ??= reason;
    this.#kill();
    this.#child.stdout.destroy();
  }
}

function notStarted(program: string, error: unknown): Forfeited {
  return new Forfeited('crash', message('ugi.not-started', { program, reason: fileReason(error) }));
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
