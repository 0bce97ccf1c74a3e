import { setImmediate } from 'node:timers/promises';
import type { Game } from '../../engine/game.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { MatchFolder } from '../../storage/library/match-folder.ts';
import {
  countedUnder,
  pliesOfPersons,
  type PlayedPly,
} from '../../storage/library/played-before.ts';

/** So long, in milliseconds, matches are read before others are answered. */
const slice = 12;

/** What persons did in the matches of a game under some settings; each match is read once, and again when it has changed. */
export type PlayedMatches = (
  game: Game,
  settings: Settings,
) => Promise<readonly (readonly PlayedPly[])[]>;

/** Reads what was played, a few matches at a time. What was asked for last is kept. */
export function readPlayedMatches(folder: Pick<MatchFolder, 'summaries' | 'read'>): PlayedMatches {
  let of = '';
  let known = new Map<string, { readonly changed: number; readonly plies: readonly PlayedPly[] }>();

  return async (game, settings) => {
    const asked = JSON.stringify([game.id, settings]);
    if (asked !== of) known = new Map();
    of = asked;
    const own = known;
    const found: (readonly PlayedPly[])[] = [];
    let begun = performance.now();
    for (const { id, changed } of [...folder.summaries()].filter(countedUnder(game, settings))) {
      let match = own.get(id);
      if (match?.changed !== changed) {
        const read = folder.read(id);
        match = { changed, plies: read.kind === 'match' ? pliesOfPersons(read.table) : [] };
        own.set(id, match);
      }
      found.push(match.plies);
      if (performance.now() - begun < slice) continue;
      await setImmediate();
      begun = performance.now();
    }
    return found;
  };
}
