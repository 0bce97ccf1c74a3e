import fs from 'node:fs';
import path from 'node:path';
import { textLimits } from '../../engine/match/limits.ts';
import { namesIn } from '../files/names-in.ts';
import { FileProblem, fileReason } from '../files/reason.ts';
import { readText } from '../files/text-file.ts';
import { message, type Message } from '../../words/message.ts';
import { readIndex, type IndexEntry } from './index-file.ts';
import { parseMatchFile, type MatchFile } from './match-file.ts';
import { summaryOf } from './summary.ts';

/** The largest file of a match with its notes, in megabytes; larger ones are not written. */
export const mostMatchMegabytes = textLimits.megabytes;

const extension = '.duel';
/** The name of the index among the matches. */
export const indexName = 'index.json';

/** A file that can't be used, with the reason. */
export interface UnusableFile {
  readonly name: string;
  readonly reason: Message;
}

/** The content of a folder of matches. */
export interface LookedThrough {
  readonly entries: Map<string, IndexEntry>;
  /** Unusable files that are new to the index. */
  readonly unusable: readonly UnusableFile[];
  /** The number of files that were read because the index was out of date. */
  readonly reread: number;
  /** Whether the index is up to date. */
  readonly isIndexed: boolean;
}

/** Looks through a folder, and reads the files that are new or have changed since the index was written. */
export function lookThrough(folder: string): LookedThrough {
  const looking = lookThroughByFile(folder);
  for (let step = looking.next(); ; step = looking.next(step.value?.now())) {
    if (step.done === true) return step.value;
  }
}

/** The text of a match that takes a while to read. */
export interface LongText {
  readonly text: string;
  /** When its file was written, in milliseconds since 1970. */
  readonly written: number;
  /** Reads it, while everything else waits. */
  now(): MatchFile;
}

/** The most characters of a match that is read at once: some 1,000 moves. */
const mostAtOnce = 5000;

/**
 * The same one file at a time, so that other requests can be answered in between. It yields each long text, and is given
 * the match that was read from it.
 */
export function* lookThroughByFile(
  folder: string,
): Generator<LongText | undefined, LookedThrough, MatchFile | undefined> {
  const index = new Map(readIndex(path.join(folder, indexName))?.map((entry) => [entry.id, entry]));
  const entries = new Map<string, IndexEntry>();
  const unusable: UnusableFile[] = [];
  let reread = 0;
  for (const name of namesIn(folder)) {
    yield;
    const id = name.slice(0, -extension.length);
    if (!name.endsWith(extension) || !isId(id)) continue;
    const known = index.get(id);
    if (known !== undefined && isAsKnown(path.join(folder, name), known)) {
      entries.set(id, known);
      continue;
    }
    const { entry, problem } = yield* entryBySteps(folder, id);
    reread++;
    if (entry !== undefined) entries.set(id, entry);
    if (problem !== undefined) unusable.push({ name, reason: problem });
  }
  return { entries, unusable, reread, isIndexed: reread === 0 && entries.size === index.size };
}

/** The index entry of a match, and the problem with its file, if any; neither if the file is gone. */
export function entryOf(folder: string, id: string): EntryOfFile {
  const steps = entryBySteps(folder, id);
  for (let step = steps.next(); ; step = steps.next(step.value?.now())) {
    if (step.done === true) return step.value;
  }
}

interface EntryOfFile {
  readonly entry?: IndexEntry;
  readonly problem?: Message;
}

function* entryBySteps(
  folder: string,
  id: string,
): Generator<LongText | undefined, EntryOfFile, MatchFile | undefined> {
  const found = fs.statSync(fileIn(folder, id), { throwIfNoEntry: false });
  if (found === undefined) return {};
  const entry = { id, ...stampOf(found) };
  const long = found.size > mostAtOnce ? longText(folder, id, found.mtimeMs) : undefined;
  const read = (long && (yield long)) ?? readMatch(folder, id, found.mtimeMs);
  return read.kind === 'match'
    ? { entry: { ...entry, summary: summaryOf(id, read.table, read.notes) } }
    : { entry: { ...entry, summary: null }, problem: read.reason };
}

/** Reads a match. */
export function readMatch(folder: string, id: string, written = Date.now()): MatchFile {
  return attempt(() => parseMatchFile(textOf(folder, id), written));
}

/** The text of a match if it is long; undefined if it isn't, or can't be read. */
export function longText(folder: string, id: string, written = Date.now()): LongText | undefined {
  try {
    const text = textOf(folder, id);
    if (text.length <= mostAtOnce) return undefined;
    return { text, written, now: () => readMatchText(text, written) };
  } catch {
    return undefined;
  }
}

/** Reads a match from the text of its file. */
export function readMatchText(text: string, written: number): MatchFile {
  return attempt(() => parseMatchFile(text, written));
}

function attempt(read: () => MatchFile): MatchFile {
  try {
    return read();
  } catch (error) {
    return {
      kind: 'unusable',
      reason: message('match.unusable-file', { reason: fileReason(error) }),
    };
  }
}

/** The text of a match's file. @throws if it can't be read. */
export function textOf(folder: string, id: string): string {
  const found = readText(fileIn(folder, id), mostMatchMegabytes);
  if (found.kind === 'text') return found.text;
  throw new FileProblem(found.kind === 'missing' ? message('files.reason.missing') : found.reason);
}

/** The file of a match. */
export function fileIn(folder: string, id: string): string {
  return path.join(folder, id + extension);
}

/** The time and size of a file, which show that it has been written. */
export type Stamp = Pick<IndexEntry, 'modified' | 'bytes'>;

/** The stamp of a file. */
export function stampOf({ mtimeMs, size }: fs.Stats): Stamp {
  return { modified: mtimeMs, bytes: size };
}

/** Whether a text can be the id of a match: the name of a file in the folder itself. */
export function isId(text: string): boolean {
  const name = text + extension;
  return (
    text !== '' &&
    // Security: No hidden file is a match.
    !text.startsWith('.') &&
    // Security: No match is outside the folder.
    path.basename(name) === name &&
    name !== indexName
  );
}

/** Whether a file is unchanged since its index entry. */
export function isAsKnown(file: string, { modified, bytes }: IndexEntry): boolean {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found?.mtimeMs === modified && found.size === bytes;
}
