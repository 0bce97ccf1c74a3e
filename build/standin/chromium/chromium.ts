import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { CdpConnection } from './cdp.ts';
import { appWindowFlags, chromiumFlags, type FlagOptions } from './flags.ts';
import type { Profile } from './profile.ts';

/** How to start Chromium. The profile's folder is added later. */
export interface ChromiumOptions extends Omit<FlagOptions, 'profile'> {
  readonly binary: string;
  readonly profile: Profile;
}

const attempts = 25;
const patience = 3000;

/**
 * A Chromium process that we started; it ends with this process, since it reads commands from our pipe.
 */
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
      // Without a Google API key, plain Chromium shows a warning bar.
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
    // The exit of the process is what counts; its pipes break a moment earlier.
    for (const pipe of [commands, answers, stderr]) pipe.on('error', () => undefined);
    // As Electron's own lines on a terminal; a user of the stand-in can't do anything about them.
    if (options.driven) stderr.pipe(process.stderr, { end: false });
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

  /** The last lines Chromium wrote, for the error message. */
  get complaints(): string {
    return this.#complaints;
  }

  /**
   * Starts Chromium and waits until it answers. Retries if the previous owner of the profile is still
   * ending.
   */
  static async launch(options: ChromiumOptions): Promise<Chromium> {
    for (let attempt = 1; ; attempt++) {
      const chromium = new Chromium(options);
      try {
        const { product } = await chromium.connection.send('Browser.getVersion');
        chromium.version = product.slice(product.indexOf('/') + 1);
        return chromium;
      } catch {
        await chromium.exited;
      }
      const { complaints } = chromium;
      if (attempt === attempts || chromium.#child.exitCode !== 0) {
        throw new Error(`Electron stand-in: Chromium did not start\n${complaints}`);
      }
      await pause(200);
    }
  }

  /**
   * Makes this Chromium open a window without tabs and address bar, which no command over the pipe can
   * do.
   */
  openAppWindow(url: string): void {
    const { binary } = this.#options;
    const messenger = spawn(binary, appWindowFlags(flagOptions(this.#options), url), {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    messenger.on('error', (error) => console.error('Electron stand-in:', error));
    for (const pipe of messenger.stdio) pipe?.on('error', () => undefined);
  }

  /** Closes Chromium, by force if it takes too long. */
  async close(): Promise<void> {
    if (this.#running) {
      this.connection.tell('Browser.close');
      const forced = setTimeout(() => this.#child.kill('SIGKILL'), patience);
      await this.exited;
      clearTimeout(forced);
    }
    this.#options.profile.discard();
  }

  /** Kills Chromium at once; for the exit handler of this process. */
  kill(): void {
    if (this.#running) this.#child.kill('SIGKILL');
    try {
      this.#options.profile.discard();
    } catch {
      // Chromium may still be writing; the next start removes the folder.
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
