import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import { removeLeftFolders } from '../files/temporary-folder.ts';

/**
 * The environment variable that marks a program with all that it starts, even what leaves its process group. A process that
 * hides on purpose gets rid of it, so this keeps order and is no prison.
 */
const markVariable = 'DIGIT_DUELS_PROGRAM';

/** Environment variables without which programs aren't found, or can't write texts in the user's language. */
const passed =
  /^(PATH|HOME|USER|LOGNAME|LANG|LC_\w+|TZ|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT)$/i;

/** The environment of a program. @param folder - where its temporary files belong. */
export function environmentOf(folder: string, mark: string): NodeJS.ProcessEnv {
  // Security, held by running-program.test.ts: No secret of the environment reaches a program.
  const own = Object.entries(process.env).filter(([name]) => passed.test(name));
  return {
    ...Object.fromEntries(own),
    TMPDIR: folder,
    TEMP: folder,
    TMP: folder,
    [markVariable]: mark,
  };
}

/** What the processes of a program use. */
export interface Usage {
  readonly processes: number;
  /** The resident memory (bytes). */
  readonly memory: number;
}

/** What the processes with a mark use; undefined on systems that don't say. */
export function usageOf(mark: string): Usage | undefined {
  const marked = processesWith(mark);
  if (marked === undefined) return undefined;
  const memory = marked.map(
    (pid) => 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0),
  );
  return { processes: marked.length, memory: memory.reduce((sum, each) => sum + each, 0) };
}

/** How often is looked for processes that a program starts while it is being ended. */
const sweeps = 50;

/**
 * Ends a program at once with what it started: its process group or tree, and on Linux whatever has its mark. A process escapes
 * that hides on purpose (with another session and environment, or one that can't be read) or forks faster than the sweeps; on
 * Windows also one whose parent has ended before.
 */
export function endTree(pid: number, mark: string): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { windowsHide: true });
    return;
  }
  kill(-pid);
  endMarked(mark);
}

/** Removes what programs have left whose starter was killed before it could: their folders, and on Linux what still runs. */
export function removeLeftPrograms(): void {
  removeLeftFolders('program', endMarked);
}

/** Ends the processes with a mark, where the system says which. */
function endMarked(mark: string): void {
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const left = processesWith(mark) ?? [];
    if (left.length === 0) return;
    // Security, held by running-program.test.ts: What a program started ends with it, unless it hides on purpose.
    left.forEach(kill);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** The running processes whose environment has a mark; undefined on systems that don't say. */
function processesWith(mark: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined;
  return pidsThere()
    .filter((pid) => textOf(`/proc/${pid}/environ`).includes(`${markVariable}=${mark}`))
    .map(Number);
}

/** The processes that run; none if the system doesn't list them now. */
function pidsThere(): string[] {
  try {
    return fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The text of a file of the system; empty if it isn't there any more, or belongs to another user. */
function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
