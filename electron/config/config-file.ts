import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import {
  changeConfig,
  configSchema,
  freshConfigText,
  parseConfig,
  settingsPaths,
  type Config,
  type ConfigNotice as ParsedNotice,
} from '../../engine/config.ts';
import { keepBeside, readIfThere, reasonOf, writeWhole } from '../files.ts';
import type { ConfigNotice } from '../api/preferences-view.ts';
import { words } from '../words.ts';

/** The config file, as read; it is read again whenever somebody saves it. */
export interface ConfigFile {
  readonly path: string;
  config(): Config;
  notices(): readonly ConfigNotice[];
  /** Puts away the notices with these sentences: those that a person has seen. */
  dismissNotices(sentences: readonly string[]): void;
  /**
   * Changes one value, in the file and here. Where it can't be written it still holds, a notice says
   * so, and the next change tries again.
   */
  change(keys: readonly string[], value: unknown): void;
  /** Takes the settings of these parts out of the file, in the same way: their defaults count. */
  reset(parts: readonly string[]): void;
  close(): void;
}

interface Change {
  readonly keys: readonly string[];
  readonly value: unknown;
}

/**
 * Opens the config file, making it if there is none.
 *
 * @param changed - is called when somebody else has changed the file.
 */
export function openConfigFile(file: string, changed: () => void): ConfigFile {
  /** What is in the file. */
  let text = '';
  let readable = true;
  /** Why nothing may be written over what is in the file. */
  let barred: string | undefined;
  let unsaved: readonly Change[] = [];
  let unsavedNotice: ConfigNotice | undefined;
  let { config } = parseConfig(text);
  let notices: readonly ConfigNotice[] = [];
  let watcher: FSWatcher | undefined;
  let settling: NodeJS.Timeout | undefined;

  function attempt(what: string, action: () => void): void {
    try {
      action();
    } catch (error) {
      const sentence = `The config file could not be ${what}: ${reasonOf(error)}. Its place: ${file}.`;
      if (notices.some((notice) => notice.sentence === sentence)) return;
      notices = [...notices, { key: '', sentence }];
    }
  }

  function read(): void {
    barred = 'what is in it can’t be read, and would be lost';
    attempt('read', () => {
      text = readIfThere(file) ?? '';
      const parsed = parseConfig(text);
      readable = parsed.readable;
      notices = parsed.notices.map(inWords);
      if (readable) barred = undefined;
      else attempt('copied', keepBroken);
    });
    config = parseConfig(changedText()).config;
  }

  function keepBroken(): void {
    const copy = keepBeside(file, new Date());
    barred = undefined;
    notices = notices.map((notice) => ({
      ...notice,
      sentence: `${notice.sentence} What you wrote is kept in ${copy}.`,
    }));
  }

  /** What should be in the file. */
  function changedText(): string {
    return unsaved.reduce(
      (whole, { keys, value }) => changeConfig(whole, keys, value),
      readable && text !== '' ? text : freshConfigText,
    );
  }

  function write(next: string): void {
    if (barred !== undefined) throw new Error(barred);
    writeWhole(file, next);
    text = next;
    readable = true;
  }

  function save(): void {
    try {
      write(changedText());
      unsaved = [];
      unsavedNotice = undefined;
    } catch (error) {
      unsavedNotice = {
        key: '',
        sentence: `What you changed holds until you quit, but could not be saved: ${reasonOf(error)}. The config file: ${file}.`,
      };
    }
  }

  function make(changes: readonly Change[]): void {
    // Somebody may have saved it a moment ago, or what stood in the way be gone.
    if (barred !== undefined || (readQuietly(file) ?? '') !== text) read();
    unsaved = [...unsaved, ...changes];
    const now = parseConfig(changedText());
    config = now.config;
    const stands = new Set(now.notices.map(inWords).map(({ sentence }) => sentence));
    notices = notices.filter(({ key, sentence }) => key === '' || stands.has(sentence));
    save();
  }

  read();
  if (text === '' && barred === undefined) attempt('written', () => write(freshConfigText));
  attempt('given its schema', () =>
    writeWhole(
      path.join(path.dirname(file), 'config.schema.json'),
      `${JSON.stringify(configSchema(words.say), null, 2)}\n`,
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
    config: () => config,
    notices: () => (unsavedNotice === undefined ? notices : [unsavedNotice, ...notices]),
    dismissNotices(sentences) {
      const stays = ({ sentence }: ConfigNotice) => !sentences.includes(sentence);
      notices = notices.filter(stays);
      if (unsavedNotice !== undefined && !stays(unsavedNotice)) unsavedNotice = undefined;
    },
    change: (keys, value) => make([{ keys, value }]),
    reset: (parts) =>
      make(parts.flatMap(settingsPaths).map((keys) => ({ keys, value: undefined }))),
    close() {
      clearTimeout(settling);
      watcher?.close();
    },
  };
}

function inWords({ key, message }: ParsedNotice): ConfigNotice {
  return { key, sentence: words.say(message) };
}

/** A file that is just being replaced may be away for a moment; its next event will find it. */
function readQuietly(file: string): string | undefined {
  try {
    return readIfThere(file);
  } catch {
    return undefined;
  }
}
