import { z } from 'zod';
import { writeWhole } from '../../storage/files/atomic-write.ts';
import { readText } from '../../storage/files/text-file.ts';
import {
  noPlacements,
  placementFor,
  placementsSchema,
  withPlacement,
  type Placement,
  type PlacementDisplay,
  type Placements,
} from './placement.ts';

/** Where windows open, and where they were closed. */
export interface WindowPlaces {
  /** @returns undefined if the default counts. */
  of(window: string): Placement | undefined;
  keep(window: string, placement: Placement): void;
}

/** Windows open in their default place, and nothing is remembered. */
export const defaultPlaces: WindowPlaces = { of: () => undefined, keep: () => undefined };

/**
 * Opens the file in which places are kept. It is a convenience: what can't be read counts as empty, what
 * can't be written is only remembered, and a file of a later version stays as it is.
 *
 * @param displays - those that are there now, the primary one first.
 */
export function openPlaces(
  file: string,
  displays: () => readonly PlacementDisplay[],
): WindowPlaces {
  const read = readPlacements(file);
  let kept = read === 'later version' ? noPlacements : read;
  return {
    of: (window) => placementFor(kept, window, displays()),
    keep(window, placement) {
      kept = withPlacement(kept, window, displays(), placement);
      if (read === 'later version') return;
      try {
        writeWhole(file, `${JSON.stringify(kept, null, 2)}\n`);
      } catch {
        // Until the program ends, it is known all the same.
      }
    },
  };
}

const laterVersion = z.object({ version: z.int().min(2) });

function readPlacements(file: string): Placements | 'later version' {
  try {
    const read = readText(file, 1);
    const content: unknown = read.kind === 'text' ? JSON.parse(read.text) : undefined;
    if (laterVersion.safeParse(content).success) return 'later version';
    return placementsSchema.safeParse(content).data ?? noPlacements;
  } catch {
    return noPlacements;
  }
}
