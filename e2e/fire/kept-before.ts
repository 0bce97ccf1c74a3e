import fs from 'node:fs';
import path from 'node:path';
import type { Random } from '../../engine/random.ts';
import { openMatchFolder } from '../../storage/library/match-folder.ts';
import { randomTable, tableOf, wonMoves } from '../../storage/library/testing.ts';

/** The number of matches before the program starts. */
const count = 5;

/** Earlier matches, which must stay as they are whatever happens to the program. */
export interface KeptBefore {
  readonly ids: readonly string[];
  /** Sentences about matches that were changed or lost. */
  faults(): string[];
}

/**
 * Keeps finished and unfinished matches. The last one is finished, so that the program begins a new one.
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
