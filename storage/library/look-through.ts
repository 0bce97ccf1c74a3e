import fs from 'node:fs';
import path from 'node:path';
import { textLimits } from '../../engine/records/limits.ts';
import { FileProblem, fileReason } from '../files/reason.ts';
import { readText } from '../files/text-file.ts';
import { message, type Message } from '../../words/message.ts';
import { readIndex, type IndexEntry } from './index-file.ts';
import { parseMatchFile, type MatchFile } from './match-file.ts';
import { summaryOf } from './summary.ts';

/** How many megabytes a kept match may have, its notes among them: far more than the longest. What has more is not written. */
export const mostMatchMegabytes = textLimits.megabytes;

const extension = '.duel';
/** The name of the index among the matches. */
export const indexName = 'index.json';

/** A file that can't be used, and why. */
export interface UnusableFile {
  readonly name: string;
  readonly reason: Message;
}

/** What lies in a folder of matches. */
export interface LookedThrough {
  readonly entries: Map<string, IndexEntry>;
  /** What can't be used, and the index did not know. */
  readonly unusable: readonly UnusableFile[];
  /** How many files were read, since the index did not know them as they are. */
  readonly reread: number;
  /** The index says all of it. */
  readonly isIndexed: boolean;
}

/** Looks at every file of a folder, and reads those that are new or have changed since the index was written. */
export function lookThrough(folder: string): LookedThrough {
  const looking = lookThroughByFile(folder);
  for (;;) {
    const step = looking.next();
    if (step.done === true) return step.value;
  }
}

/** The same a file at a time, so that others can be answered between two of them. */
export function* lookThroughByFile(folder: string): Generator<undefined, LookedThrough, void> {
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
    const { entry, problem } = entryOf(folder, id);
    reread++;
    if (entry !== undefined) entries.set(id, entry);
    if (problem !== undefined) unusable.push({ name, reason: problem });
  }
  return { entries, unusable, reread, isIndexed: reread === 0 && entries.size === index.size };
}

/** What the index is to say of a match, and why its file can't be used, if so; neither where it has gone. */
export function entryOf(
  folder: string,
  id: string,
): { readonly entry?: IndexEntry; readonly problem?: Message } {
  const found = fs.statSync(fileIn(folder, id), { throwIfNoEntry: false });
  if (found === undefined) return {};
  const entry = { id, ...stampOf(found) };
  const read = readMatch(folder, id, found.mtimeMs);
  return read.kind === 'match'
    ? { entry: { ...entry, summary: summaryOf(id, read.table, read.notes) } }
    : { entry: { ...entry, summary: null }, problem: read.reason };
}

/** Reads a match. */
export function readMatch(folder: string, id: string, written = Date.now()): MatchFile {
  try {
    return parseMatchFile(textOf(folder, id), written);
  } catch (error) {
    return {
      kind: 'unusable',
      reason: message('match.unusable-file', { reason: fileReason(error) }),
    };
  }
}

/** The text of a match's file. @throws where it can't be read. */
export function textOf(folder: string, id: string): string {
  const found = readText(fileIn(folder, id), mostMatchMegabytes);
  if (found.kind === 'text') return found.text;
  throw new FileProblem(found.kind === 'missing' ? message('files.reason.missing') : found.reason);
}

/** Where a match is kept. */
export function fileIn(folder: string, id: string): string {
  return path.join(folder, id + extension);
}

/** By what it is seen that a file has changed. */
export function stampOf({ mtimeMs, size }: fs.Stats): Pick<IndexEntry, 'modified' | 'bytes'> {
  return { modified: mtimeMs, bytes: size };
}

/** Whether a text can be the id of a match: the name of a file in the folder itself. */
export function isId(text: string): boolean {
  const name = text + extension;
  return text !== '' && !text.startsWith('.') && path.basename(name) === name && name !== indexName;
}

/** What lies in a folder; nothing where there is none, or it can't be read. */
export function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether a file is as the index knows it. */
export function isAsKnown(file: string, { modified, bytes }: IndexEntry): boolean {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found?.mtimeMs === modified && found.size === bytes;
}
