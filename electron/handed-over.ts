import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Arguments } from './command-line.ts';

/**
 * The records named in the arguments, as paths or, by some desktops, as addresses.
 *
 * @param folder - the folder of the start.
 */
export function filesIn({ records = [] }: Arguments, folder: string): string[] {
  return records.map((named) => pathOf(named) ?? path.resolve(folder, named));
}

function pathOf(named: string): string | undefined {
  try {
    return named.startsWith('file:') ? fileURLToPath(named) : undefined;
  } catch {
    // An address on another machine.
    return undefined;
  }
}

/** Files that the system hands over to the program, opened one after the other. */
export interface HandedOver {
  add(...files: readonly string[]): void;
  /** Drops the files so far. */
  forget(): void;
  /**
   * Opens the files so far and all later ones.
   *
   * @param failed - called with an error of a file; the files after it are opened all the same.
   */
  open(open: (file: string) => Promise<void>, failed: (error: unknown) => void): void;
}

/** Keeps files until they can be opened: a Mac hands them over before the program is ready. */
export function makeHandedOver(): HandedOver {
  const waiting: string[] = [];
  let opening: Promise<void> = Promise.resolve();
  let openOne: ((file: string) => Promise<void>) | undefined;

  function work(): void {
    const open = openOne;
    if (open === undefined) return;
    for (const file of waiting.splice(0)) opening = opening.then(() => open(file));
  }

  return {
    add(...files) {
      waiting.push(...files);
      work();
    },
    forget() {
      waiting.length = 0;
    },
    open(open, failed) {
      openOne = async (file) => {
        try {
          await open(file);
        } catch (error) {
          failed(error);
        }
      };
      work();
    },
  };
}
