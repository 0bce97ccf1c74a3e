import fs from 'node:fs';
import path from 'node:path';
import { seededRandom } from '../../engine/random.ts';
import { matchFileText } from './match-file.ts';
import { openMatchFolder } from './match-folder.ts';
import { writeOnTable } from './on-table.ts';
import type { MatchNotes } from './summary.ts';
import { randomTable } from './testing.ts';

/** Writes the files of many matches without an index. @param last - when the last one was played. */
export function fillFolder(folder: string, count: number, last: number): void {
  const random = seededRandom(1);
  fs.mkdirSync(folder, { recursive: true });
  for (let number = 0; number < count; number++) {
    const changed = last - random.below(2 ** 31);
    const notes: MatchNotes = {
      title: random.below(3) === 0 ? `Game ${number}` : '',
      comment: 'Played in the garden.',
      created: changed - 60_000,
      changed,
      played: random.below(600_000),
    };
    const text = matchFileText(randomTable(random, 40), notes, {});
    fs.writeFileSync(path.join(folder, `match-${number}.duel`), text);
  }
}

/** Fills the library of a user-data folder with its index, and puts one of the matches on the table. */
export function fillLibrary(home: string, count: number): void {
  const folder = path.join(home, 'matches');
  fillFolder(folder, count, Date.now());
  writeOnTable(folder, 'match-0');
  openMatchFolder(folder, Date.now()).summary('');
}
