import { readFileSync } from 'node:fs';
import path from 'node:path';
import log from 'electron-log/node';

/** The size in bytes at which the log is renamed to `main.old.log`, which replaces the previous one. */
const largestLog = 2 ** 20;

/** The log of the main process. */
export interface Log {
  readonly file: string;
  /** The last lines; none if nothing could be written. */
  recent(lines: number): readonly string[];
  /** Writes a line to the file alone, not to the console. */
  note(line: string): void;
}

/** Copies what the main process says on its console to a log in a folder. */
export function openLog(folder: string, appName: string): Log {
  const file = path.join(folder, 'main.log');
  const { transports } = log;
  // Otherwise it looks for a package.json, and writes nothing if there is none.
  transports.file.setAppName(appName);
  transports.file.resolvePathFn = () => file;
  // Security: The log never grows without end.
  transports.file.maxSize = largestLog;
  transports.file.level = 'info';
  // Security: The log is never sent anywhere.
  transports.remote.level = false;
  Object.assign(console, log.functions);
  // A terminal that was closed meanwhile is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return {
    file,
    note: (line) => transports.file({ data: [line], date: new Date(), level: 'info' }),
    recent(lines) {
      try {
        return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines);
      } catch {
        return [];
      }
    },
  };
}

/**
 * Logs and reports uncaught errors.
 *
 * @returns a function that does the same with an error that was caught too late to handle.
 */
export function watchForErrors(tell: () => void): (error: unknown) => void {
  const caught = (error: unknown): void => {
    console.error('Nobody caught:', error);
    tell();
  };
  process.on('uncaughtException', caught);
  process.on('unhandledRejection', caught);
  return caught;
}
