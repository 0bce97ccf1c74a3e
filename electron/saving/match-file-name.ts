import type { SeenPlayer } from '../../storage/library/own-matches.ts';
import { gameName } from '../../words/game-words.ts';
import { namingBySeat, namingOf } from '../../words/player-names.ts';
import { words } from '../words.ts';

/** The parts of a file name for a match. */
export interface NamedMatch {
  readonly game: string;
  readonly players: readonly SeenPlayer[];
  readonly title: string;
  readonly created: number;
}

/** The file name of a match, without its extension: its title, or the players, the game and the day. */
export function matchFileName({ game, players, title, created }: NamedMatch): string {
  if (title !== '') return title;
  const { language } = words();
  // Anybody may read the name of a file, so it calls nobody "you".
  const [own, others] = [namingBySeat(language, players), namingOf(language, players)];
  return words().text('records.file-name', {
    players: players
      .map(({ isAnother }, seat) => (isAnother ? others : own)(seat).name)
      .join(' – '),
    game: gameName(words(), game),
    date: dayOf(created),
  });
}

/** The local day: `2026-11-22`. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (part: number): string => String(part).padStart(2, '0');
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
}
