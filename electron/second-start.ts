import path from 'node:path';
import { z } from 'zod';
import { isLink } from '../storage/files/link.ts';
import { isStartAction, type StartAction } from './start-actions.ts';

/** The most files and links to open at once. */
const mostRecords = 1000;

const schema = z.object({ records: z.array(z.unknown()), action: z.unknown().optional() });

/**
 * The data that a second start passes to the first instance. Its own arguments may arrive in another order.
 *
 * @param records - the absolute paths and links to open.
 */
export function handOver(records: readonly string[], action?: StartAction): HandedStart {
  return { records: records.slice(0, mostRecords), action };
}

/** What a second start asks for. */
interface HandedStart {
  readonly records: readonly string[];
  readonly action: StartAction | undefined;
}

/** @returns the files, links and action that a second start has passed, without invalid entries. */
export function startHanded(handed: unknown): HandedStart {
  const { records = [], action } = schema.safeParse(handed).data ?? {};
  // A path that isn't absolute would be looked for in the folder of the first start.
  const isRecord = (record: unknown): record is string =>
    typeof record === 'string' &&
    // Security: A second start opens no file of the first one's folder.
    (isLink(record) || path.isAbsolute(record));
  return {
    records: records.filter(isRecord).slice(0, mostRecords),
    action: isStartAction(action) ? action : undefined,
  };
}
