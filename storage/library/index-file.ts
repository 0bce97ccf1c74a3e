import { createHash } from 'node:crypto';
import { writeWhole } from '../files/atomic-write.ts';
import { readText } from '../files/text-file.ts';
import type { MatchSummary } from './summary.ts';

/** What the index remembers of a file, and by what it sees that the file has changed since. */
export interface IndexEntry {
  readonly id: string;
  readonly modified: number;
  readonly bytes: number;
  /** Nothing where the file can't be used: it has been told, and is left alone. */
  readonly summary: MatchSummary | null;
}

/** To be counted up with every change of what a summary is: the index is then made anew. */
const version = 5;

const mostMegabytes = 512;

/** Reads an index; nothing where there is none, or where it is not what was written. */
export function readIndex(file: string): readonly IndexEntry[] | undefined {
  try {
    const found = readText(file, mostMegabytes);
    if (found.kind !== 'text') return undefined;
    const begin = found.text.indexOf('[');
    const body = found.text.slice(begin, -tail.length);
    if (found.text.slice(0, begin) !== headOf(body)) return undefined;
    return JSON.parse(body) as readonly IndexEntry[];
  } catch {
    return undefined;
  }
}

/** Writes an index. @throws where it can't be written. */
export function writeIndex(file: string, entries: readonly IndexEntry[]): void {
  const body = JSON.stringify(entries);
  writeWhole(file, headOf(body) + body + tail);
}

const tail = '}\n';

function headOf(body: string): string {
  return `{"version":${version},"digest":"${digestOf(body)}","entries":`;
}

/** A cache that somebody has edited is no longer one: it is checked as a whole, not value by value. */
function digestOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
