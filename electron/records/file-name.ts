import type { Table } from '../../engine/record.ts';
import { gameName } from '../../words/game-words.ts';
import { namingBySeat } from '../../words/player-names.ts';
import { words } from '../words.ts';

/** More than any system minds, with what comes behind. */
const longestName = 120;

/** What a file with a match is called, without its extension: who plays what, and when. */
export function fileNameOf({ game, players }: Table, now: number): string {
  const naming = namingBySeat(words().language, players);
  const name = words().text('records.file-name', {
    players: players.map((_, seat) => naming(seat).name).join(' – '),
    game: gameName(words(), game),
    date: dayOf(now),
  });
  return safeName(name);
}

/** The day, as it is where the program runs: `2026-11-22`. */
export function dayOf(now: number): string {
  const date = new Date(now);
  const two = (part: number): string => String(part).padStart(2, '0');
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
}

/** Without what a system takes for something else: a folder, a drive, a hidden file, a device. */
function safeName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, longestName)
    .replace(/^[. ]+|[. ]+$/g, '');
  return plain === '' ? 'match' : plain;
}
