import fs from 'node:fs';
import path from 'node:path';
import type { Random } from '../../engine/random.ts';
import { openMatchFolder } from '../../storage/library/match-folder.ts';
import { randomTable, tableOf, wonMoves } from '../../storage/library/testing.ts';

/** So many matches lie there before the program begins. */
const count = 5;

/** Matches that were played before: whatever happens to the program, they stay as they are. */
export interface KeptBefore {
  readonly ids: readonly string[];
  /** What has become of them that should not, one sentence each. */
  faults(): string[];
}

/**
 * Keeps matches over and unfinished. The one played last is over: the program begins with one that is not.
 */
export function keptBefore(home: string, random: Random): KeptBefore {
  const folder = openMatchFolder(path.join(home, 'matches'), 0);
  const before = Array.from({ length: count }, (_, number) => {
    const id = `before-${number}`;
    const notes = { title: `Match ${number}`, comment: '', created: 0, changed: number, played: 0 };
    const isLast = number === count - 1;
    folder.write(id, isLast ? tableOf(wonMoves) : randomTable(random, 40), notes);
    return { id, file: folder.fileOf(id), text: folder.text(id) };
  });
  folder.close();
  return {
    ids: before.map(({ id }) => id),
    faults: () =>
      before.flatMap(({ file, text }) => {
        const now = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
        if (now === text) return [];
        return [`${path.basename(file)} ${now === undefined ? 'is gone' : 'has changed'}`];
      }),
  };
}
