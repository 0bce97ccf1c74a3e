import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** The command that starts the program: the executable and the arguments before the program's own. */
export type StartCommand = readonly [executable: string, ...list: string[]];

/** The program as a separate process. */
export interface Running {
  /** The number of windows so far. */
  windows(): number;
  /** The number of moves in the first and the last view of the board. */
  shown(): { readonly first: number; readonly last: number } | undefined;
  /** Its error output. */
  complaints(): string;
  /** Resolves when the board has its first view. @throws Error if it never does. */
  shows(): Promise<void>;
  /** Its exit status; null if it was killed. */
  readonly ended: Promise<number | null>;
  signal(signal: 'SIGKILL' | 'SIGTERM'): void;
  /** Waits until all its child processes have ended. @returns those that don't, after killing them. */
  strays(): Promise<string[]>;
}

/** The most time to wait for the board (ms). */
const patience = 60_000;

/** The most time for the child processes of a killed program to end (ms). */
const grace = 10_000;

/** Starts the program on a folder for its data. */
export function startOn(
  [executable, ...list]: StartCommand,
  folder: string,
  seed: number,
): Running {
  const given = [...list, `--user-data-dir=${folder}`, `--seed=${seed}`];
  // A session of its own identifies its processes.
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
  // By then all its output has been read.
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

/** The running processes of a session, without zombies. */
function processesOf(session = 0): { readonly pid: number; readonly command: string }[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,sess=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, owner, state = '', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (Number(owner) !== session || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), command: command.slice(0, 200) }];
  });
}
