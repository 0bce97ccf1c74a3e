import path from 'node:path';
import type { Change, Edit } from '../../storage/config/change.ts';
import type { Config } from '../../storage/config/config.ts';
import { parseConfig } from '../../storage/config/parse.ts';
import { configSchema } from '../../storage/config/schema.ts';
import { mostConfigMegabytes, parseSource } from '../../storage/config/parse.ts';
import { freshConfigText, type EditedText } from '../../storage/config/text.ts';
import { sweepTemporaryFiles, writeWhole } from '../../storage/files/atomic-write.ts';
import { keepBeside } from '../../storage/files/kept-copy.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { readText } from '../../storage/files/text-file.ts';
import type { TextFile } from '../../storage/files/text.ts';
import type { Language } from '../../words/languages.ts';
import { message, type Message } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';
import type { ConfigNotice } from '../api/preferences.ts';
import { collectNotices } from './config-notices.ts';
import { followFile, type Look } from './follow-file.ts';
import { rememberUnsaved } from './unsaved.ts';

/** The config file, which is read again whenever another program saves it. */
export interface ConfigFile {
  readonly path: string;
  config(): Config;
  notices(): readonly ConfigNotice[];
  /** Dismisses notices that the user has seen. */
  dismissNotices(ids: readonly number[]): void;
  /**
   * Changes one value, in the file and in memory. If it can't be written it still holds, a notice says
   * so, and the next change tries again.
   */
  change(keys: Change['keys'], value: unknown): void;
  /**
   * Makes changes that depend on the current config, in the same way.
   *
   * @throws what `edit` throws; nothing has changed then.
   */
  edit(edit: Edit): void;
  close(): void;
}

/** Why something failed, for a sentence. */
interface Failure {
  readonly reason: Message;
  readonly file: string;
}

/** The program around a config file. */
export interface ConfigFileHost {
  /** Called when another program has changed the file. */
  changed(): void;
  /** The language for the comments of the file and its schema. */
  words(config: Config): Words;
  /** Postpones work that the start doesn't need; by default it is done at once. */
  later?(work: () => void): void;
}

/** Opens the config file, and creates it if there is none. */
export function openConfigFile(file: string, host: ConfigFileHost): ConfigFile {
  /** The content of the file. */
  let source: TextFile = { kind: 'missing' };
  let readable = true;
  /** Whether the file has content that overwriting it would lose. */
  let wouldLose = false as boolean;
  const unsaved = rememberUnsaved();
  let { config } = parseSource(source);
  const notices = collectNotices();
  let described: Language | undefined;

  function attempt(action: () => void, failed: (values: Failure) => Message): void {
    try {
      action();
    } catch (error) {
      notices.tell(failed({ reason: fileReason(error), file }));
    }
  }

  function read(): void {
    wouldLose = true;
    attempt(
      () => {
        source = readText(file, mostConfigMegabytes);
        const parsed = parseSource(source);
        readable = parsed.readable;
        notices.found(parsed.notices);
        if (readable) wouldLose = false;
        else attempt(keepBroken, (values) => message('config.file.not-copied', values));
      },
      (values) => message('config.file.not-read', values),
    );
    config = parseConfig(changedText().text).config;
  }

  function keepBroken(): void {
    const copy = keepBeside(file, new Date());
    wouldLose = false;
    notices.extend((problem) => message('config.file.kept', { problem, copy }));
  }

  /** The text that the file should have. */
  function changedText(): EditedText {
    const text = source.kind === 'text' && readable ? source.text : '';
    const base = text === '' ? freshConfigText(host.words(config).say) : text;
    return unsaved.applied(base, () => notices.tell(message('config.file.not-changed', { file })));
  }

  function write(text: string): void {
    const mark = source.kind === 'text' ? source.mark : '';
    writeWhole(file, mark + text);
    source = { kind: 'text', text, mark };
    readable = true;
  }

  function save({ text, displaced }: EditedText): void {
    const failed = (reason: Message) => {
      notices.unsaved(message('config.file.not-saved', { reason, file }));
    };
    if (wouldLose) {
      failed(message('config.reason.unreadable'));
      return;
    }
    try {
      if (displaced && source.kind === 'text') {
        notices.tell(message('config.file.kept-before', { copy: keepBeside(file, new Date()) }));
      }
      write(text);
      unsaved.clear();
      notices.unsaved(undefined);
    } catch (error) {
      failed(fileReason(error));
    }
  }

  /** Writes the schema, with its sentences in the current language. */
  function writeSchema(): void {
    const { language, say } = host.words(config);
    if (language === described) return;
    described = language;
    const schema = `${JSON.stringify(configSchema(say), null, 2)}\n`;
    const place = path.join(path.dirname(file), 'config.schema.json');
    attempt(
      () => {
        const found = readText(place, mostConfigMegabytes);
        if (found.kind !== 'text' || found.text !== schema) writeWhole(place, schema);
      },
      (values) => message('config.file.no-schema', values),
    );
  }

  /** Postpones the schema: making its sentences takes longer than the rest of a start. */
  function describeLater(): void {
    const before = notices.all().length;
    writeSchema();
    if (notices.all().length !== before) host.changed();
  }

  function make(edit: Edit): void {
    // Another program may have saved it a moment ago, or an obstacle may be gone.
    if (wouldLose || look() !== 'same') read();
    // An impossible change throws to the caller, and nothing has happened.
    edit(config);
    unsaved.add(edit);
    const changed = changedText();
    const now = parseConfig(changed.text);
    config = now.config;
    notices.retain(now.notices);
    save(changed);
    writeSchema();
  }

  function look(): Look {
    const found = contentOf(readQuietly(file));
    if (found === undefined) return 'other';
    if (found === contentOf(source)) return 'same';
    return found === '' ? 'away' : 'other';
  }

  sweepTemporaryFiles(path.dirname(file));
  read();
  if (contentOf(source) === '' && !wouldLose) {
    attempt(
      () => write(freshConfigText(host.words(config).say)),
      (values) => message('config.file.not-written', values),
    );
  }
  if (host.later === undefined) writeSchema();
  else host.later(describeLater);

  let unfollow = (): void => undefined;
  attempt(
    () => {
      unfollow = followFile(file, {
        look,
        changed() {
          read();
          writeSchema();
          host.changed();
        },
      });
    },
    (values) => message('config.file.not-watched', values),
  );

  return {
    path: file,
    config: () => config,
    notices: () => notices.all(),
    dismissNotices: (ids) => notices.dismiss(ids),
    edit: make,
    change: (keys, value) => make(() => [{ keys, value }]),
    close: () => unfollow(),
  };
}

/** Undefined if it can't be read now. */
function readQuietly(file: string): TextFile | undefined {
  try {
    return readText(file, mostConfigMegabytes);
  } catch {
    return undefined;
  }
}

/** The text with its byte order mark; undefined if it is unknown. */
function contentOf(file: TextFile | undefined): string | undefined {
  switch (file?.kind) {
    case 'missing':
      return '';
    case 'text':
      return file.mark + file.text;
    default:
      return undefined;
  }
}
