import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import {
  changeConfig,
  configSchema,
  freshConfigText,
  parseConfig,
  type Config,
  type ConfigNotice,
} from '../engine/config.ts';
import { keepBeside, readIfThere, writeWhole } from './files.ts';

/** The config file, as read; it is read again whenever somebody saves it. */
export interface ConfigFile {
  readonly path: string;
  config(): Config;
  notices(): readonly ConfigNotice[];
  dismissNotices(): void;
  /** Changes one value, in the file and here. A failure to write is a notice, not an exception. */
  change(keys: readonly string[], value: unknown): void;
  close(): void;
}

/**
 * Opens the config file, making it if there is none.
 *
 * @param changed - is called when somebody else has changed the file.
 */
export function openConfigFile(file: string, changed: () => void): ConfigFile {
  let text = '';
  let parsed = parseConfig(text);
  let notices: readonly ConfigNotice[] = [];
  let watcher: FSWatcher | undefined;
  let settling: NodeJS.Timeout | undefined;
  /** What could not be understood has been kept beside before anything is written over it. */
  let kept: string | undefined;
  /** What can't be read can't be kept beside either, so nothing is written over it. */
  let unreadable = false as boolean;

  function attempt(what: string, action: () => void): void {
    try {
      action();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      notices = [
        ...notices,
        {
          key: '',
          sentence: `The config file could not be ${what}: ${reason}. Its place: ${file}.`,
        },
      ];
    }
  }

  function read(): void {
    attempt('read', () => {
      unreadable = true;
      text = readIfThere(file) ?? '';
      unreadable = false;
      parsed = parseConfig(text);
      notices = parsed.notices;
      if (parsed.readable || text === kept) return;
      const copy = keepBeside(file, text, new Date());
      kept = text;
      notices = notices.map((notice) => ({
        ...notice,
        sentence: `${notice.sentence} What you wrote is kept in ${copy}.`,
      }));
    });
  }

  function write(next: string): void {
    attempt('written', () => {
      if (unreadable) throw new Error('what is in it can’t be read, and would be lost');
      writeWhole(file, next);
      text = next;
    });
  }

  read();
  if (text === '' && !unreadable) write(freshConfigText);
  attempt('given its schema', () =>
    writeWhole(
      path.join(path.dirname(file), 'config.schema.json'),
      `${JSON.stringify(configSchema(), null, 2)}\n`,
    ),
  );

  attempt('watched', () => {
    // Editors replace a file rather than write into it, so it is the folder that is watched.
    watcher = watch(path.dirname(file), (_event, name) => {
      if (name !== path.basename(file)) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        const before = text;
        if (readQuietly(file) === before) return;
        read();
        changed();
      }, 50);
    });
    watcher.unref();
  });

  return {
    path: file,
    config: () => parsed.config,
    notices: () => notices,
    dismissNotices: () => (notices = []),
    change(keys, value) {
      // Somebody may have saved it a moment ago.
      if (readQuietly(file) !== text) read();
      const readable = parsed.readable && text !== '';
      write(changeConfig(readable ? text : freshConfigText, keys, value));
      const earlier = notices.filter(({ key }) => key === '' || key !== keys.join('.'));
      parsed = parseConfig(text);
      notices = [...earlier.filter(({ key }) => key === ''), ...parsed.notices];
    },
    close() {
      clearTimeout(settling);
      watcher?.close();
    },
  };
}

/** A file that is just being replaced may be away for a moment; its next event will find it. */
function readQuietly(file: string): string | undefined {
  try {
    return readIfThere(file);
  } catch {
    return undefined;
  }
}
