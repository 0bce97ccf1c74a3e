import type { Game } from '../../engine/game.ts';
import type { Settings } from '../../engine/settings/settings.ts';
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

/** Counts the moves of kept matches of a game under the same settings, which are read at the first use. */
export function playedBefore(
  folder: string,
  game: Game,
  settings: Settings,
  terminal: Terminal,
): (key: string) => PlayedHere {
  let matches: PlayedPly[][] | undefined;

  function readAll(): PlayedPly[][] {
    const kept = readMatchFolder(folder);
    for (const { name, reason } of kept.unusable) {
      terminal.warn(message('cli.matches.unusable', { name, reason }));
    }
    return [...kept.summaries()].filter(countedUnder(game, settings)).map(({ id }) => {
      const read = kept.read(id);
      return read.kind === 'match' ? pliesOfPersons(read.table) : [];
    });
  }

  return (key) => countPlayed((matches ??= readAll()), key);
}
