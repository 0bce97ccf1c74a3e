import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { CdpConnection } from './cdp.ts';
import { appWindowFlags, chromiumFlags, type FlagOptions } from './flags.ts';
import type { Profile } from './profile.ts';

/** How to start Chromium; its profile's folder is known by then. */
export interface ChromiumOptions extends Omit<FlagOptions, 'profile'> {
  readonly binary: string;
  readonly profile: Profile;
}

const attempts = 25;
const patience = 3000;

/** A Chromium of our own, which ends with this process: it reads its commands from a pipe. */
export class Chromium {
  readonly connection: CdpConnection;
  readonly exited: Promise<void>;
  version = '';
  readonly #options: ChromiumOptions;
  readonly #child: ChildProcess;
  #running = true;
  #complaints = '';

  private constructor(options: ChromiumOptions) {
    this.#options = options;
    this.#child = spawn(options.binary, chromiumFlags(flagOptions(options)), {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      // Without keys of Google's, a plain Chromium shows a bar that says so.
      env: { ...process.env, NODE_OPTIONS: '', GOOGLE_API_KEY: 'no' },
    });
    const [, , stderr, commands, answers] = this.#child.stdio as [
      null,
      null,
      Readable,
      Writable,
      Readable,
    ];
    this.connection = new CdpConnection((text) => commands.write(`${text}\0`));
    readMessages(answers, (text) => this.connection.receive(text));
    // The end of the process is what tells; its pipes break a moment earlier.
    for (const pipe of [commands, answers, stderr]) pipe.on('error', () => undefined);
    stderr.on('data', (chunk: Buffer) => {
      this.#complaints = (this.#complaints + chunk.toString()).slice(-4000);
    });
    this.exited = new Promise((resolve) => {
      const ended = () => {
        this.#running = false;
        this.connection.close();
        resolve();
      };
      this.#child.once('exit', ended);
      this.#child.once('error', (error) => {
        this.#complaints += error.message;
        ended();
      });
    });
  }

  get running(): boolean {
    return this.#running;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The end of what Chromium wrote, for the message about its failure. */
  get complaints(): string {
    return this.#complaints;
  }

  /**
   * Starts Chromium and waits until it answers. A profile whose last owner is still ending is
   * tried again, and so is a machine on which Chromium's sandbox can't work.
   */
  static async launch(options: ChromiumOptions): Promise<Chromium> {
    let current = options;
    for (let attempt = 1; ; attempt++) {
      const chromium = new Chromium(current);
      try {
        const { product } = await chromium.connection.send('Browser.getVersion');
        chromium.version = product.slice(product.indexOf('/') + 1);
        return chromium;
      } catch {
        await chromium.exited;
      }
      const { complaints } = chromium;
      if (current.sandbox && /sandbox/i.test(complaints)) {
        console.error("Electron stand-in: Chromium's sandbox can't work here; going on without it");
        current = { ...current, sandbox: false };
      } else if (attempt === attempts || chromium.#child.exitCode !== 0) {
        throw new Error(`Electron stand-in: Chromium did not start\n${complaints}`);
      } else {
        await pause(200);
      }
    }
  }

  /** Has this Chromium open a window without tabs and address, which no command of its pipe can. */
  openAppWindow(url: string): void {
    const { binary } = this.#options;
    const messenger = spawn(binary, appWindowFlags(flagOptions(this.#options), url), {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    messenger.on('error', (error) => console.error('Electron stand-in:', error));
    for (const pipe of messenger.stdio) pipe?.on('error', () => undefined);
  }

  /** Ends Chromium in good order, by force if it takes too long. */
  async close(): Promise<void> {
    if (this.#running) {
      this.connection.tell('Browser.close');
      const forced = setTimeout(() => this.#child.kill('SIGKILL'), patience);
      await this.exited;
      clearTimeout(forced);
    }
    this.#options.profile.discard();
  }

  /** Ends Chromium at once, for the last moment of this process. */
  kill(): void {
    if (this.#running) this.#child.kill('SIGKILL');
    try {
      this.#options.profile.discard();
    } catch {
      // Chromium may still be writing; the next start sweeps the folder out.
    }
  }
}

function flagOptions(options: ChromiumOptions): FlagOptions {
  return { ...options, profile: options.profile.folder };
}

function readMessages(pipe: Readable, onMessage: (text: string) => void): void {
  let parts: Buffer[] = [];
  pipe.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      parts.push(chunk.subarray(start, end));
      const text = Buffer.concat(parts).toString('utf8');
      parts = [];
      start = end + 1;
      onMessage(text);
    }
    parts.push(chunk.subarray(start));
  });
}
