import fs from 'node:fs';
import path from 'node:path';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { textLimits } from '../../engine/match/limits.ts';
import { linkOf } from '../../storage/files/link.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { readText } from '../../storage/files/text-file.ts';
import type { ReadableMatches } from '../../storage/library/match-folder.ts';
import { tooLarge, type MatchesToOpen } from '../../storage/library/read-records.ts';
import {
  notesOfRecord,
  recordOfMatch,
  type RecordNotes,
} from '../../storage/library/record-of-match.ts';
import { message, type Message, type Value } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { Clipboard } from '../saving/clipboard.ts';
import { matchFileName } from '../saving/match-file-name.ts';
import type { AskForFile, SaveFile } from '../saving/save-file.ts';
import { keepRecord } from './keep-record.ts';
import type { RecentFiles } from './recent-files.ts';

/** The system's questions for a file. */
export interface FileDialogs {
  /** @returns the file to open; undefined if the user cancelled. */
  open(): Promise<string | undefined>;
  readonly save: AskForFile;
}

/** The program around the records. */
export interface RecordsOptions {
  readonly library: ReadableMatches;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly recent: RecentFiles;
  /** Asks for a file to open. */
  readonly askForFile: FileDialogs['open'];
  readonly saveFile: SaveFile;
  readonly clipboard: Clipboard;
  /** Reads matches in a separate thread. */
  readonly read: (text: string) => Promise<MatchesToOpen>;
  readonly table: {
    /** The match on the table, and its id; null before its first move. */
    now(): { readonly table: SeatedMatch; readonly id: string | null };
    /** Puts a kept match on it. */
    put(match: { readonly id: string; readonly table: SeatedMatch }): void;
  };
  /** Brings the board to the front, with the table visible. */
  readonly showTable: () => void;
  /** Shows a notice until the user dismisses it. */
  readonly tell: (problem: Message) => void;
}

/** Opens, saves and copies records of matches; failures are refusals. */
export interface Records {
  /** Opens the matches of a text, and puts the first one on the table. */
  openText(text: string, name: Value): Promise<void>;
  openFile(file: string): Promise<void>;
  /** Opens a file of the list of recent ones; any other is refused. */
  openRecent(file: string): Promise<void>;
  /** Asks for a file, and opens it. */
  open(): Promise<void>;
  /** Opens a text or link from the clipboard. */
  paste(): Promise<void>;
  /** Asks for a file, and saves the match on the table. @returns its path. */
  save(): Promise<string | undefined>;
  /** The match on the table as text, and as a link. */
  text(): string;
  link(): string;
  copy(as: 'text' | 'link'): Promise<void>;
  /** @param data - a picture, as base64. */
  copyPicture(data: string): Promise<void>;
  savePicture(data: string, as: 'png' | 'gif'): Promise<string | undefined>;
}

/** Makes the records of a program. */
export function openRecords(options: RecordsOptions): Records {
  const { recent, saveFile, clipboard, table, now } = options;
  const { folder } = options.library;
  let opening = false;

  async function openText(text: string, name: Value, file?: string): Promise<void> {
    if (opening) throw new Refusal(message('records.busy'));
    opening = true;
    try {
      const read = text.length > textLimits.characters ? tooLarge() : await options.read(text);
      const [first, ...others] = read.ok ? read.value : refuse(name, read.error);
      if (first === undefined) return;
      const time = now();
      const keep = (each: SeatedMatch, before: number) =>
        keepRecord(options.library, each, { now: time, before });
      try {
        for (const [index, each] of others.entries()) {
          await keep(each, index + 1);
          await othersFirst();
        }
        // It counts as played last, so that it is on the table after a restart, too.
        const kept = await keep(first, 0);
        table.put(kept);
        if (file !== undefined) recent.add(file, kept.id);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        throw new Refusal(message('records.not-kept', { reason: fileReason(error) }));
      }
      options.showTable();
      if (read.ok) {
        for (const how of read.rewritten) options.tell(message('records.rewritten', { name, how }));
      }
      if (others.length > 0) {
        options.tell(message('records.added', { count: others.length + 1, name }));
      }
    } finally {
      opening = false;
    }
  }

  async function openFile(file: string): Promise<void> {
    const name = path.basename(file);
    await openText(textOf(file, name), name, file);
  }

  /** The notes about the match on the table; before its first move, those of its record. */
  function notes(): RecordNotes {
    const { table: there, id } = table.now();
    const known = id === null ? undefined : folder.summary(id);
    return known ?? notesOfRecord(there, now());
  }

  function text(): string {
    return formatDuel([recordOfMatch(table.now().table, notes())]);
  }

  const link = (): string => linkOf(text());

  const name = (): string => matchFileName({ ...table.now().table, ...notes() });

  return {
    text,
    link,
    openText: (given, name) => openText(given, name),
    openFile,
    async openRecent(file) {
      // Security 17: A page has no file opened but one of the list of recent ones.
      if (!recent.list().some((each) => each.file === file)) {
        throw new Refusal(message('records.not-recent'));
      }
      if (!fs.existsSync(file)) {
        recent.drop(file);
        throw new Refusal(message('records.gone', { file }));
      }
      await openFile(file);
    },
    async open() {
      const file = await options.askForFile();
      if (file !== undefined) await openFile(file);
    },
    async paste() {
      const pasted = await clipboard.readText();
      if (pasted.trim() === '') throw new Refusal(message('records.nothing-to-paste'));
      await openText(pasted, message('records.the-text'));
    },
    async save() {
      const { id } = table.now();
      const before = id === null ? undefined : recent.fileOf(id);
      const offered = before === undefined ? { name: name() } : { file: before };
      const file = await saveFile({ offered, as: 'duel', content: text() });
      if (file !== undefined) recent.add(file, id ?? '');
      return file;
    },
    async copy(as) {
      await clipboard.writeText(as === 'text' ? text() : link());
    },
    async copyPicture(data) {
      await clipboard.writePicture(pictureOf(data, 'png'));
    },
    savePicture: (data, as) =>
      saveFile({ offered: { name: name() }, as, content: pictureOf(data, as) }),
  };
}

/** Lets requests be answered in between: a file may have many matches. */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function refuse(name: Value, problem: Message): never {
  throw new Refusal(message('records.refused', { name, problem }));
}

function textOf(file: string, name: string): string {
  const reason = (problem: Message): never => {
    throw new Refusal(message('records.not-read', { name, reason: problem }));
  };
  try {
    const read = readText(file, textLimits.megabytes);
    if (read.kind === 'text') return read.text;
    return reason(read.kind === 'missing' ? message('files.reason.missing') : read.reason);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return reason(fileReason(error));
  }
}

/** The first bytes of a picture. */
const signatures = {
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  gif: Buffer.from('GIF89a'),
} as const;

function pictureOf(data: string, as: 'png' | 'gif'): Buffer {
  const bytes = Buffer.from(data, 'base64');
  const signature = signatures[as];
  // Security 17: A page has nothing saved as a picture that is none.
  if (!bytes.subarray(0, signature.length).equals(signature)) {
    throw new Refusal(message('records.no-picture'));
  }
  return bytes;
}
