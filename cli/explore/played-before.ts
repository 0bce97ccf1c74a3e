import type { Game } from '../../engine/game.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { personSeats, type OwnSeats } from '../../storage/library/own-matches.ts';
import { readMatchFolder } from '../../storage/library/match-folder.ts';
import {
  countPlayed,
  countedUnder,
  pliesOfPersons,
  type PlayedHere,
  type PlayedPly,
} from '../../storage/library/played-before.ts';
import { message } from '../../words/message.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Counts the moves of kept matches of a game under the same settings, which are read at the first use.
 *
 * @param seatsIn - the seats whose moves count; those of all persons by default.
 */
export function playedBefore(
  folder: string,
  game: Game,
  settings: Settings,
  terminal: Terminal,
  seatsIn: OwnSeats = personSeats,
): (key: string) => PlayedHere {
  let matches: PlayedPly[][] | undefined;

  function readAll(): PlayedPly[][] {
    const kept = readMatchFolder(folder);
    for (const { name, reason } of kept.unusable) {
      terminal.warn(message('cli.matches.unusable', { name, reason }));
    }
    return [...kept.summaries()].filter(countedUnder(game, settings)).map((match) => {
      const seats = seatsIn(match);
      const read = seats.length === 0 ? undefined : kept.read(match.id);
      if (read?.kind !== 'match') return [];
      return pliesOfPersons(read.table).filter(({ seat }) => seats.includes(seat));
    });
  }

  return (key) => countPlayed((matches ??= readAll()), key);
}
