import path from 'node:path';
import { z } from 'zod';
import { isLink } from './handed-over.ts';

/** The most files and links to open at once. */
const mostRecords = 1000;

const schema = z.object({ records: z.array(z.unknown()) });

/**
 * The data that a second start passes to the first instance. Its own arguments may arrive in another order.
 *
 * @param records - the absolute paths and links to open.
 */
export function handOver(records: readonly string[]): { readonly records: readonly string[] } {
  return { records: records.slice(0, mostRecords) };
}

/** @returns the files and links that a second start has passed, without invalid entries. */
export function recordsHanded(handed: unknown): readonly string[] {
  const records = schema.safeParse(handed).data?.records ?? [];
  // A path that isn't absolute would be looked for in the folder of the first start.
  const isRecord = (record: unknown): record is string =>
    typeof record === 'string' &&
    // Security: A second start opens no file of the first one's folder.
    (isLink(record) || path.isAbsolute(record));
  return records.filter(isRecord).slice(0, mostRecords);
}
