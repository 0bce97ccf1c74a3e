import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** How the program is started: the executable and what comes before its own arguments. */
export type StartCommand = readonly [executable: string, ...list: string[]];

/** The program, started as a process of its own. */
export interface Running {
  /** How many windows it has made so far. */
  windows(): number;
  /** How many moves the board was shown when it was shown the match first, and last. */
  shown(): { readonly first: number; readonly last: number } | undefined;
  /** What it complained of. */
  complaints(): string;
  /** Settles when the board has been shown the match. @throws Error where that doesn't happen. */
  shows(): Promise<void>;
  /** Its status, once it has ended; null where it was killed. */
  readonly ended: Promise<number | null>;
  signal(signal: 'SIGKILL' | 'SIGTERM'): void;
  /** Waits until no process that it started is left. @returns those that stay, which are ended. */
  strays(): Promise<string[]>;
}

/** After so many milliseconds it is not waited for any longer. */
const patience = 60_000;

/** How long the processes of a killed program may take to end, in milliseconds. */
const grace = 10_000;

/** Starts the program on a folder for its data. */
export function startOn(
  [executable, ...list]: StartCommand,
  folder: string,
  seed: number,
): Running {
  const given = [...list, `--user-data-dir=${folder}`, `--seed=${seed}`];
  // A session of its own, by which its processes are known.
  const child = spawn(executable, given, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let windows = 0;
  let shown: { first: number; last: number } | undefined;
  let complaints = '';
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  createInterface(child.stdout).on('line', (line) => {
    if (line === 'window') windows++;
    const [, at] = /^shown (\d+)$/.exec(line) ?? [];
    if (at === undefined) return;
    shown = { first: shown?.first ?? Number(at), last: Number(at) };
    hear();
  });
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  // All that it told has been read by then.
  const ended = once(child, 'close').then(([status]) => status as number | null);

  return {
    windows: () => windows,
    shown: () => shown,
    complaints: () => complaints,
    async shows() {
      const tooLate = new AbortController();
      const result = await Promise.race([
        heard.then(() => 'shown'),
        ended.then((status) => `it ended with ${status}`),
        pause(patience, 'it took too long', { signal: tooLate.signal }).catch(() => ''),
      ]);
      tooLate.abort();
      if (result !== 'shown') throw new Error(`No board: ${result}. ${complaints}`);
    },
    ended,
    signal: (signal) => child.kill(signal),
    async strays() {
      const until = performance.now() + grace;
      let left = processesOf(child.pid);
      for (; left.length > 0 && performance.now() < until; left = processesOf(child.pid)) {
        await pause(50);
      }
      for (const { pid } of left) process.kill(pid, 'SIGKILL');
      return left.map(({ command }) => command);
    },
  };
}

/** The processes of a session that run; those that ended and nobody has asked after don't. */
function processesOf(session = 0): { readonly pid: number; readonly command: string }[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,sess=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, owner, state = '', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (Number(owner) !== session || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), command: command.slice(0, 200) }];
  });
}
