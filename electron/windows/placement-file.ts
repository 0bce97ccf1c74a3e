import { z } from 'zod';
import { writeWhole } from '../../storage/files/atomic-write.ts';
import { parseJson } from '../../storage/files/json.ts';
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

/** Remembers the places of windows. */
export interface WindowPlaces {
  /** @returns undefined for the default place. */
  of(window: string): Placement | undefined;
  keep(window: string, placement: Placement): void;
}

/** Opens windows in their default places, and remembers none. */
export const defaultPlaces: WindowPlaces = { of: () => undefined, keep: () => undefined };

/**
 * Opens the file of places. It is a convenience: a file that can't be read counts as empty, one that can't be
 * written is kept in memory, and a file of a later version stays as it is.
 *
 * @param displays - the current displays, the primary one first.
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
        // It stays in memory until the program ends.
      }
    },
  };
}

const laterVersion = z.object({ version: z.int().min(2) });

function readPlacements(file: string): Placements | 'later version' {
  try {
    const read = readText(file, 1);
    const content: unknown = read.kind === 'text' ? parseJson(read.text) : undefined;
    if (laterVersion.safeParse(content).success) return 'later version';
    return placementsSchema.safeParse(content).data ?? noPlacements;
  } catch {
    return noPlacements;
  }
}
