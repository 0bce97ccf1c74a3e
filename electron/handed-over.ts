import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLink } from '../storage/files/link.ts';
import type { Arguments } from './command-line.ts';

/**
 * The records named in the arguments: links, and files as absolute paths. Some desktops name files as addresses.
 *
 * @param folder - the folder of the start.
 */
export function recordsNamed({ records = [] }: Arguments, folder: string): string[] {
  return records.map((named) =>
    isLink(named) ? named : (pathOf(named) ?? path.resolve(folder, named)),
  );
}

function pathOf(named: string): string | undefined {
  try {
    return named.startsWith('file:') ? fileURLToPath(named) : undefined;
  } catch {
    // An address on another machine.
    return undefined;
  }
}

/** Files and links that the system hands over to the program, opened one after the other. */
export interface HandedOver {
  add(...records: readonly string[]): void;
  /** Drops the records so far. */
  forget(): void;
  /**
   * Opens the records so far and all later ones.
   *
   * @param failed - called with an error of a record; those after it are opened all the same.
   */
  open(open: (record: string) => Promise<void>, failed: (error: unknown) => void): void;
}

/** Keeps records until they can be opened: a Mac hands them over before the program is ready. */
export function makeHandedOver(): HandedOver {
  const waiting: string[] = [];
  let opening: Promise<void> = Promise.resolve();
  let openOne: ((record: string) => Promise<void>) | undefined;

  function work(): void {
    const open = openOne;
    if (open === undefined) return;
    for (const record of waiting.splice(0)) opening = opening.then(() => open(record));
  }

  return {
    add(...records) {
      waiting.push(...records);
      work();
    },
    forget() {
      waiting.length = 0;
    },
    open(open, failed) {
      openOne = async (record) => {
        try {
          await open(record);
        } catch (error) {
          failed(error);
        }
      };
      work();
    },
  };
}
