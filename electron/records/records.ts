import fs from 'node:fs';
import path from 'node:path';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import type { Reached } from '../../engine/records/tokens.ts';
import { isTask } from '../../engine/task/parse-task.ts';
import { textLimits } from '../../engine/match/limits.ts';
import { isLink, linkOf, textOfLink } from '../../storage/files/link.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { readText } from '../../storage/files/text-file.ts';
import type { OpenedMatch } from '../../storage/library/kept-match.ts';
import type { Owner, SeenPlayer } from '../../storage/library/own-matches.ts';
import type { ReadableMatches } from '../../storage/library/match-folder.ts';
import { isResult } from '../../storage/tasks/result-file.ts';
import { tooLarge, type MatchesToOpen, type Reading } from '../../storage/library/read-records.ts';
import {
  notesOfRecord,
  recordOfMatch,
  type RecordNotes,
} from '../../storage/library/record-of-match.ts';
import { message, type Message, type Value } from '../../words/message.ts';
import type { OpeningView } from '../api/records.ts';
import { Refusal } from '../ipc/refusal.ts';
import { pictureOf } from './picture.ts';
import type { Clipboard } from '../saving/clipboard.ts';
import { matchFileName } from '../saving/match-file-name.ts';
import type { DragOut } from '../saving/drag-out.ts';
import type { AskForFile, SaveFile } from '../saving/save-file.ts';
import { keepRecord } from './keep-record.ts';
import type { RecentFiles } from './recent-files.ts';

/** The system's questions for a file. */
export interface FileDialogs {
  /** @param as - its type, a record by default. @returns the file to open; undefined if the user cancelled. */
  open(as?: 'duel' | 'zip' | 'person' | 'program'): Promise<string | undefined>;
  /** @returns the folder that the user chose; undefined if the user cancelled. */
  folder(): Promise<string | undefined>;
  /** Asks a question. @param yes - the button that agrees. @returns whether the user agrees. */
  confirm(question: Message, detail: Message, yes: Message): Promise<boolean>;
  readonly save: AskForFile;
}

/** The program around the records. */
export interface RecordsOptions {
  readonly library: ReadableMatches;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly recent: RecentFiles;
  /** Asks for a file to open. */
  readonly askForFile: () => Promise<string | undefined>;
  readonly saveFile: SaveFile;
  readonly dragOut: DragOut;
  readonly clipboard: Clipboard;
  /** Reads matches in a separate thread. */
  readonly read: (text: string, reading: Reading) => Promise<MatchesToOpen>;
  /** Opens the task of a text. @throws Refusal if it can't be used. */
  readonly openTask: (text: string, name: Value) => void;
  readonly table: {
    /** The match on the table, and its id; null before its first move. */
    now(): {
      readonly table: SeatedMatch;
      readonly id: string | null;
      /** Its players as the views name them. */
      readonly players: readonly SeenPlayer[];
    };
    /** Puts a kept match on it. */
    put(match: { readonly id: string; readonly table: SeatedMatch }): void;
  };
  /** The players of a kept match as the views name them. */
  readonly playersIn: Owner['playersIn'];
  /** Brings the board to the front, with the table visible. */
  readonly showTable: () => void;
  /** Shows a notice until the user dismisses it. */
  readonly tell: (problem: Message) => void;
  /** Shows what is being opened; null when it is over. */
  readonly opening: (view: OpeningView | null) => void;
}

/** How long records are opened without a word about it (ms). */
const silence = 1000;

/** What part of opening records is reading them; the rest is keeping them. */
const readingPart = 0.5;

/** Records that are being opened. */
interface Opening extends Reading {
  readonly name: Value;
}

/** Opens, saves and copies records of matches; failures are refusals. */
export class Records {
  readonly #options: RecordsOptions;
  /** Ends the opening of records. */
  #opening: AbortController | undefined;
  /** Whether it is shown how far the opening is. */
  #shown = false;

  constructor(options: RecordsOptions) {
    this.#options = options;
  }

  /**
   * Opens the matches of a text, and puts the first one on the table.
   *
   * @param file - the file that the text comes from, if there is one.
   */
  async openText(text: string, name: Value, file?: string): Promise<void> {
    if (this.#opening !== undefined) throw new Refusal(message('records.busy'));
    this.#opening = new AbortController();
    const { signal } = this.#opening;
    try {
      await this.#open(text, { name, signal, reached: this.#follow(name) }, file);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      this.#opening = undefined;
      if (this.#shown) this.#options.opening(null);
      this.#shown = false;
    }
  }

  /** Ends the opening of records, if any are being opened. */
  stopOpening(): void {
    this.#opening?.abort();
  }

  async openFile(file: string): Promise<void> {
    const name = path.basename(file);
    await this.openText(textOf(file, name), name, file);
  }

  /** Opens a file of the list of recent ones; any other is refused. */
  async openRecent(file: string): Promise<void> {
    const { recent } = this.#options;
    // Security 17: A page has no file opened but one of the list of recent ones.
    if (!recent.list().some((each) => each.file === file)) {
      throw new Refusal(message('records.not-recent'));
    }
    if (!fs.existsSync(file)) {
      recent.drop(file);
      throw new Refusal(message('records.gone', { file }));
    }
    await this.openFile(file);
  }

  /** Asks for a file, and opens it. */
  async open(): Promise<void> {
    const file = await this.#options.askForFile();
    if (file !== undefined) await this.openFile(file);
  }

  /** Opens a text or link from the clipboard. */
  async paste(): Promise<void> {
    const pasted = await this.#options.clipboard.readText();
    if (pasted.trim() === '') throw new Refusal(message('records.nothing-to-paste'));
    await this.openText(pasted, message('records.the-text'));
  }

  /** Asks for a file, and saves the match on the table. @returns its path. */
  async save(): Promise<string | undefined> {
    const { table, recent, saveFile } = this.#options;
    const { id } = table.now();
    const before = id === null ? undefined : recent.fileOf(id);
    const offered = before === undefined ? { name: this.#name() } : { file: before };
    const file = await saveFile({ offered, as: 'duel', content: this.text() });
    if (file !== undefined) recent.add(file, id ?? '');
    return file;
  }

  /** The match on the table as text. */
  text(): string {
    return formatDuel([recordOfMatch(this.#options.table.now().table, this.#notes())]);
  }

  /** The match on the table as a link. */
  link(): Promise<string> {
    return linkOf(this.text());
  }

  async copy(as: 'text' | 'link'): Promise<void> {
    await this.#options.clipboard.writeText(as === 'text' ? this.text() : await this.link());
  }

  /** @param data - a picture, as base64. */
  async copyPicture(data: string): Promise<void> {
    await this.#options.clipboard.writePicture(pictureOf(data, 'png'));
  }

  savePicture(data: string, as: 'png' | 'gif'): Promise<string | undefined> {
    const content = pictureOf(data, as);
    return this.#options.saveFile({ offered: { name: this.#name() }, as, content });
  }

  /** Writes the match on the table into a file to drag. @returns the number of that drag. */
  dragRecord(): number {
    return this.#options.dragOut.write({ name: this.#name(), as: 'duel', content: this.text() });
  }

  /**
   * Writes a picture into a file to drag.
   *
   * @param data - as base64.
   * @param of - the id of the match that it shows; the one on the table by default.
   * @returns the number of that drag.
   */
  dragPicture(data: string, as: 'png' | 'gif', of?: string): number {
    const content = pictureOf(data, as);
    return this.#options.dragOut.write({ name: this.#name(of), as, content });
  }

  /** Starts a drag. */
  startDrag(drag: number): void {
    this.#options.dragOut.start(drag);
  }

  /** Shows how much of the opening is done, once it takes long. */
  #follow(name: Value): Reached {
    const { now, opening } = this.#options;
    const since = now();
    return (share) => {
      const took = now() - since;
      if (took < silence || share === 0) return;
      this.#shown = true;
      opening({ name, share, left: Math.ceil((took * (1 / share - 1)) / 1000) });
    };
  }

  async #open(text: string, opening: Opening, file: string | undefined): Promise<void> {
    const { name, signal, reached } = opening;
    const { recent, table, showTable, tell } = this.#options;
    if (isResult(text)) throw new Refusal(message('records.is-result', { name }));
    const task = taskIn(text);
    if (task !== undefined) {
      this.#options.openTask(task, name);
      return;
    }
    const read =
      text.length > textLimits.characters
        ? tooLarge()
        : await this.#options.read(text, {
            signal,
            reached: (share) => reached(readingPart * share),
          });
    signal.throwIfAborted();
    if (!read.ok) throw new Refusal(message('records.refused', { name, problem: read.error }));
    const [first, ...others] = read.value;
    if (first === undefined) return;
    const kept = await this.#keep(first, others, opening);
    table.put(kept);
    if (file !== undefined) recent.add(file, kept.id);
    showTable();
    for (const how of read.rewritten) tell(message('records.rewritten', { name, how }));
    if (others.length > 0) tell(message('records.added', { count: others.length + 1, name }));
  }

  /** Keeps opened matches in the library. @returns the first one. @throws Refusal if they can't be written. */
  async #keep(
    first: SeatedMatch,
    others: readonly SeatedMatch[],
    { name, signal, reached }: Opening,
  ): Promise<OpenedMatch> {
    const { library, now: clock, tell } = this.#options;
    const now = clock();
    try {
      for (const [index, each] of others.entries()) {
        await keepRecord(library, each, { now, before: index + 1 });
        await othersFirst();
        const count = index + 1;
        reached(readingPart + ((1 - readingPart) * count) / (others.length + 1));
        if (signal.aborted) tell(message('records.stopped', { name, count }));
        signal.throwIfAborted();
      }
      // It counts as played last, so that it is on the table after a restart, too.
      return await keepRecord(library, first, { now, before: 0 });
    } catch (error) {
      if (error instanceof Refusal || signal.aborted) throw error;
      throw new Refusal(message('records.not-kept', { reason: fileReason(error) }));
    }
  }

  /** The notes about the match on the table; before its first move, those of its record. */
  #notes(): RecordNotes {
    const { table, library, now } = this.#options;
    const { table: there, id } = table.now();
    const known = id === null ? undefined : library.folder.summary(id);
    return known ?? notesOfRecord(there, now());
  }

  /** The name of a file with a kept match, or with the one on the table. */
  #name(id?: string): string {
    const { library, table, playersIn } = this.#options;
    if (id === undefined) {
      const { table: there, players } = table.now();
      return matchFileName({ ...there, ...this.#notes(), players });
    }
    const summary = library.folder.summary(id);
    if (summary === undefined) throw new Refusal(message('library.not-there'));
    return matchFileName({ ...summary, players: playersIn(summary) });
  }
}

/** The text of a task, from its file or a link; undefined if it is none. */
function taskIn(text: string): string | undefined {
  const unpacked = isLink(text) ? textOfLink(text, textLimits.megabytes) : undefined;
  const read = unpacked === undefined ? text : unpacked.ok ? unpacked.value : '';
  // A result has its task below, which can be tried, too.
  return isTask(read) ? read : undefined;
}

/** Lets requests be answered in between: a file may have many matches. */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
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
