import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { fileReason } from '../../config/file-reason.ts';
import type { ConfigNotice as ParsedNotice } from '../../config/notices.ts';
import { parseConfig } from '../../config/parse.ts';
import { settingsPaths } from '../../config/parts.ts';
import { configSchema } from '../../config/schema.ts';
import { changeConfig, freshConfigText } from '../../config/text.ts';
import { message, type Message, type Value } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';
import type { ConfigNotice } from '../api/preferences-view.ts';
import { keepBeside, readIfThere, writeWhole } from '../files.ts';

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

/** Why something could not be done, for a sentence. */
interface Failure {
  readonly reason: Value;
  readonly file: string;
}

interface Change {
  readonly keys: readonly string[];
  readonly value: unknown;
}

/** What a config file needs of the program. */
export interface ConfigFileHost {
  /** Is called when somebody else has changed the file. */
  changed(): void;
  /** The words in which to speak of a file that says this. */
  words(config: Config): Words;
}

/** Opens the config file, making it if there is none. */
export function openConfigFile(file: string, host: ConfigFileHost): ConfigFile {
  /** What is in the file. */
  let text = '';
  let readable = true;
  /** Whether what is in the file would be lost if something were written over it. */
  let wouldLose = false as boolean;
  let unsaved: readonly Change[] = [];
  let unsavedNotice: ParsedNotice | undefined;
  let { config } = parseConfig(text);
  let notices: readonly ParsedNotice[] = [];
  let watcher: FSWatcher | undefined;
  let settling: NodeJS.Timeout | undefined;

  const inWords = ({ key, message }: ParsedNotice): ConfigNotice => ({
    key,
    sentence: host.words(config).say(message),
  });

  function attempt(action: () => void, failed: (values: Failure) => Message): void {
    try {
      action();
    } catch (error) {
      const notice = { key: '', message: failed({ reason: fileReason(error), file }) };
      const { sentence } = inWords(notice);
      if (notices.some((other) => inWords(other).sentence === sentence)) return;
      notices = [...notices, notice];
    }
  }

  function read(): void {
    wouldLose = true;
    attempt(
      () => {
        text = readIfThere(file) ?? '';
        const parsed = parseConfig(text);
        readable = parsed.readable;
        notices = parsed.notices;
        if (readable) wouldLose = false;
        else attempt(keepBroken, (values) => message('config.file.not-copied', values));
      },
      (values) => message('config.file.not-read', values),
    );
    config = parseConfig(changedText()).config;
  }

  function keepBroken(): void {
    const copy = keepBeside(file, new Date());
    wouldLose = false;
    notices = notices.map(({ key, message: problem }) => ({
      key,
      message: message('config.file.kept', { problem, copy }),
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
    writeWhole(file, next);
    text = next;
    readable = true;
  }

  function save(): void {
    const failed = (reason: Value): ParsedNotice => ({
      key: '',
      message: message('config.file.not-saved', { reason, file }),
    });
    if (wouldLose) {
      unsavedNotice = failed(message('config.reason.unreadable'));
      return;
    }
    try {
      write(changedText());
      unsaved = [];
      unsavedNotice = undefined;
    } catch (error) {
      unsavedNotice = failed(fileReason(error));
    }
  }

  function writeSchema(): void {
    const { say } = host.words(config);
    attempt(
      () =>
        writeWhole(
          path.join(path.dirname(file), 'config.schema.json'),
          `${JSON.stringify(configSchema(say), null, 2)}\n`,
        ),
      (values) => message('config.file.no-schema', values),
    );
  }

  function make(changes: readonly Change[]): void {
    // Somebody may have saved it a moment ago, or what stood in the way be gone.
    if (wouldLose || (readQuietly(file) ?? '') !== text) read();
    unsaved = [...unsaved, ...changes];
    const { language } = config.program;
    const now = parseConfig(changedText());
    config = now.config;
    const stands = new Set(now.notices.map(inWords).map(({ sentence }) => sentence));
    notices = notices.filter((notice) => notice.key === '' || stands.has(inWords(notice).sentence));
    save();
    if (language !== config.program.language) writeSchema();
  }

  read();
  if (text === '' && !wouldLose) {
    attempt(
      () => write(freshConfigText),
      (values) => message('config.file.not-written', values),
    );
  }
  writeSchema();

  function follow(): void {
    // Editors replace a file rather than write into it, so it is the folder that is watched.
    watcher = watch(path.dirname(file), (_event, name) => {
      if (name !== path.basename(file)) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        const before = text;
        if (readQuietly(file) === before) return;
        read();
        host.changed();
      }, 50);
    });
    // A folder that goes away is no reason to end; the next change of ours makes it anew.
    watcher.on('error', () => watcher?.close());
    watcher.unref();
  }
  attempt(follow, (values) => message('config.file.not-watched', values));

  return {
    path: file,
    config: () => config,
    notices: () =>
      (unsavedNotice === undefined ? notices : [unsavedNotice, ...notices]).map(inWords),
    dismissNotices(sentences) {
      const stays = (notice: ParsedNotice) => !sentences.includes(inWords(notice).sentence);
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

/** A file that is just being replaced may be away for a moment; its next event will find it. */
function readQuietly(file: string): string | undefined {
  try {
    return readIfThere(file);
  } catch {
    return undefined;
  }
}
