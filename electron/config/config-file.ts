import path from 'node:path';
import type { Config } from '../../storage/config/config.ts';
import { mostConfigMegabytes, parseSource } from '../../storage/config/parse.ts';
import { configSchema } from '../../storage/config/schema.ts';
import {
  changeConfig,
  freshConfigText,
  type ChangedConfig,
  type Change,
} from '../../storage/config/text.ts';
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

/** The changes to a file with some content; called again if the file changes. */
export type Edit = (config: Config) => readonly Change[];

/** The program around a config file. */
export interface ConfigFileHost {
  /** Called when another program has changed the file. */
  changed(): void;
  /** The language for the comments of the file and its schema. */
  words(config: Config): Words;
  /** Postpones work that the start doesn't need; by default it is done at once. */
  later?(work: () => void): void;
}

/** The config file, which is read again whenever another program saves it. */
export class ConfigFile {
  readonly path: string;
  readonly #host: ConfigFileHost;
  readonly #notices = collectNotices();
  /** The content of the file. */
  #source: TextFile = { kind: 'missing' };
  /** Whether the file has content that overwriting it would lose. */
  #wouldLose = false;
  /** The text that the file should have, and what it says. */
  #wanted: ChangedConfig;
  /** The changes that the file does not have yet. */
  #unsaved: readonly Edit[] = [];
  /** The language of the schema. */
  #described: Language | undefined;
  #unfollow = (): void => undefined;

  /** Opens the config file, and creates it if there is none. */
  constructor(file: string, host: ConfigFileHost) {
    this.path = file;
    this.#host = host;
    sweepTemporaryFiles(path.dirname(file));
    this.#wanted = this.#read();
    if (contentOf(this.#source) === '' && !this.#wouldLose) {
      this.#attempt('config.file.not-written', () => this.#write());
    }
    if (host.later === undefined) this.#writeSchema();
    else host.later(() => this.#describeLater());
    this.#attempt('config.file.not-watched', () => this.#follow());
  }

  config(): Config {
    return this.#wanted.config;
  }

  notices(): readonly ConfigNotice[] {
    return this.#notices.all();
  }

  /** Dismisses notices that the user has seen. */
  dismissNotices(ids: readonly number[]): void {
    this.#notices.dismiss(ids);
  }

  /**
   * Makes changes in the file and in memory. If they can't be written they still hold, a notice says so, and the next change
   * tries again.
   *
   * @throws what `edit` throws, and if the text can't be changed like that; nothing has changed then.
   */
  edit(edit: Edit): void {
    // Another program may have saved it a moment ago, or an obstacle may be gone.
    if (this.#wouldLose || this.#look() !== 'same') this.#wanted = this.#read();
    this.#wanted = changed(this.#wanted, edit);
    this.#unsaved = [...this.#unsaved, edit];
    this.#notices.retain(this.#wanted.notices);
    this.#save();
    this.#writeSchema();
  }

  close(): void {
    this.#unfollow();
  }

  /** Tries something; a notice gives the reason if it fails. @returns whether it succeeded. */
  #attempt(
    failed:
      | `config.file.not-${'read' | 'copied' | 'written' | 'watched'}`
      | 'config.file.no-schema',
    action: () => void,
  ): boolean {
    try {
      action();
      return true;
    } catch (error) {
      this.#notices.tell(message(failed, { reason: fileReason(error), file: this.path }));
      return false;
    }
  }

  /** Reads the file. @returns the text that it should have. */
  #read(): ChangedConfig {
    const isRead = this.#attempt('config.file.not-read', () => {
      this.#source = readText(this.path, mostConfigMegabytes);
    });
    const source = this.#source;
    const parsed = parseSource(source);
    this.#wouldLose = !isRead || !parsed.readable;
    if (isRead) this.#notices.found(parsed.notices);
    if (isRead && !parsed.readable)
      this.#attempt('config.file.not-copied', () => this.#keepBroken());
    const isUsable = source.kind === 'text' && source.text !== '' && parsed.readable;
    const text = isUsable ? source.text : freshConfigText(this.#host.words(parsed.config).say);
    return this.#withUnsaved({ ...parsed, text, displaced: false });
  }

  #keepBroken(): void {
    const copy = keepBeside(this.path, new Date());
    this.#wouldLose = false;
    this.#notices.extend((problem) => message('config.file.kept', { problem, copy }));
  }

  /** The text with the changes that the file doesn't have. An impossible one is dropped, with a notice. */
  #withUnsaved(found: ChangedConfig): ChangedConfig {
    let wanted = found;
    this.#unsaved = this.#unsaved.filter((edit) => {
      try {
        wanted = changed(wanted, edit);
        return true;
      } catch {
        this.#notices.tell(message('config.file.not-changed', { file: this.path }));
        return false;
      }
    });
    return wanted;
  }

  #save(): void {
    const failed = (reason: Message) => {
      this.#notices.unsaved(message('config.file.not-saved', { reason, file: this.path }));
    };
    if (this.#wouldLose) {
      failed(message('config.reason.unreadable'));
      return;
    }
    try {
      if (this.#wanted.displaced && this.#source.kind === 'text') {
        const copy = keepBeside(this.path, new Date());
        this.#notices.tell(message('config.file.kept-before', { copy }));
      }
      this.#write();
      this.#notices.unsaved(undefined);
    } catch (error) {
      failed(fileReason(error));
    }
  }

  #write(): void {
    const { text } = this.#wanted;
    const mark = this.#source.kind === 'text' ? this.#source.mark : '';
    writeWhole(this.path, mark + text);
    this.#source = { kind: 'text', text, mark };
    this.#wanted = { ...this.#wanted, displaced: false };
    this.#unsaved = [];
  }

  /** Writes the schema, with its sentences in the current language. */
  #writeSchema(): void {
    const { language, say } = this.#host.words(this.config());
    if (language === this.#described) return;
    this.#described = language;
    const schema = `${JSON.stringify(configSchema(say), null, 2)}\n`;
    const place = path.join(path.dirname(this.path), 'config.schema.json');
    this.#attempt('config.file.no-schema', () => {
      const found = readText(place, mostConfigMegabytes);
      if (found.kind !== 'text' || found.text !== schema) writeWhole(place, schema);
    });
  }

  /** Postpones the schema: making its sentences takes longer than the rest of a start. */
  #describeLater(): void {
    const before = this.notices().length;
    this.#writeSchema();
    if (this.notices().length !== before) this.#host.changed();
  }

  #follow(): void {
    this.#unfollow = followFile(this.path, {
      look: () => this.#look(),
      changed: () => {
        this.#wanted = this.#read();
        this.#writeSchema();
        this.#host.changed();
      },
    });
  }

  #look(): Look {
    const found = contentOf(readQuietly(this.path));
    if (found === undefined) return 'other';
    if (found === contentOf(this.#source)) return 'same';
    return found === '' ? 'away' : 'other';
  }
}

/** @throws what `edit` throws, and if the text can't be changed like that. */
function changed({ text, config, displaced }: ChangedConfig, edit: Edit): ChangedConfig {
  const next = changeConfig(text, edit(config));
  return { ...next, displaced: displaced || next.displaced };
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
