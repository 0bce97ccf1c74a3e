import { packed, type Packed } from '../../engine/records/packed.ts';
import type { Reached } from '../../engine/records/tokens.ts';
import { readMatchText } from '../../storage/library/look-through.ts';
import { matchesToOpen, type MatchesToOpen } from '../../storage/library/read-records.ts';
import type { PackedMatchFile, TextToRead } from './tasks.ts';

/** Reads a text in a thread of its own. @param reached - told how much of a record is read. */
export function readText(
  given: TextToRead,
  reached?: Reached,
): MatchesToOpen<Packed> | PackedMatchFile {
  if ('records' in given) {
    const read = matchesToOpen(given.records, reached);
    return read.ok ? { ...read, value: packed(read.value) } : read;
  }
  const read = readMatchText(given.kept, given.written);
  if (read.kind === 'unusable') return { ok: false, error: read.reason };
  const { table, notes, head } = read;
  return { packed: packed([table]), notes, head };
}
