import { createHash } from 'node:crypto';
import { writeWhole } from '../files/atomic-write.ts';
import { parseJson } from '../files/json.ts';
import { readText } from '../files/text-file.ts';
import type { MatchSummary } from './summary.ts';

/** The index entry of a file, with a stamp that shows changes. */
export interface IndexEntry {
  readonly id: string;
  readonly modified: number;
  readonly bytes: number;
  /** null if the file can't be used; that was reported before. */
  readonly summary: MatchSummary | null;
}

/** The version of summaries; a change of it rebuilds the index. */
const version = 8;

const mostMegabytes = 512;

/** Reads an index; undefined if there is none or it was changed by others. */
export function readIndex(file: string): readonly IndexEntry[] | undefined {
  try {
    const found = readText(file, mostMegabytes);
    if (found.kind !== 'text') return undefined;
    const begin = found.text.indexOf('[');
    const body = found.text.slice(begin, -tail.length);
    if (found.text.slice(0, begin) !== headOf(body)) return undefined;
    return parseJson(body) as readonly IndexEntry[];
  } catch {
    return undefined;
  }
}

/** Writes an index. @throws if it can't be written. */
export function writeIndex(file: string, entries: readonly IndexEntry[]): void {
  const body = JSON.stringify(entries);
  writeWhole(file, headOf(body) + body + tail);
}

const tail = '}\n';

function headOf(body: string): string {
  return `{"version":${version},"digest":"${digestOf(body)}","entries":`;
}

/** The digest of an index, so that an edited one is ignored as a whole. */
function digestOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
