import { setImmediate } from 'node:timers/promises';
import type { Game } from '../../engine/game.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { inSteps } from '../analyst/in-steps.ts';
import type { ReadableMatches } from '../../storage/library/match-folder.ts';
import type { Owner } from '../../storage/library/own-matches.ts';
import {
  countedUnder,
  pliesOfPersonsInSteps,
  type PlayedPly,
} from '../../storage/library/played-before.ts';

/** How long matches are read before other requests are answered (ms). */
const slice = 12;

/**
 * Collects what the person at the machine played in the matches of a game under some settings. Each match is read once, and
 * again when it has changed.
 */
export type PlayedMatches = (
  game: Game,
  settings: Settings,
) => Promise<readonly (readonly PlayedPly[])[]>;

/**
 * Reads what the person at the machine played, a few matches at a time. Caches the last request.
 *
 * @param owner - the person at the machine.
 */
export function readPlayedMatches(
  { folder, read: readKept }: ReadableMatches,
  owner: () => Owner,
): PlayedMatches {
  let of = '';
  let known = new Map<string, { readonly changed: number; readonly plies: readonly PlayedPly[] }>();

  return async (game, settings) => {
    const asked = JSON.stringify([game.id, settings]);
    if (asked !== of) known = new Map();
    of = asked;
    const cache = known;
    const { seatsIn } = owner();
    const found: (readonly PlayedPly[])[] = [];
    let begun = performance.now();
    for (const summary of [...folder.summaries()].filter(countedUnder(game, settings))) {
      const { id, changed } = summary;
      const seats = seatsIn(summary);
      if (seats.length === 0) continue;
      let match = cache.get(id);
      if (match?.changed !== changed) {
        const read = await readKept(id);
        match = {
          changed,
          plies: read.kind === 'match' ? await inSteps(pliesOfPersonsInSteps(read.table)) : [],
        };
        cache.set(id, match);
      }
      found.push(match.plies.filter(({ seat }) => seats.includes(seat)));
      if (performance.now() - begun < slice) continue;
      await setImmediate();
      begun = performance.now();
    }
    return found;
  };
}
