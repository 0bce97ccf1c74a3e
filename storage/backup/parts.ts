import path from 'node:path';
import { headIn } from '../library/match-file.ts';
import { isId, mostMatchMegabytes } from '../library/look-through.ts';
import { namesIn } from '../files/names-in.ts';

/** Where the files of a backup are. */
export interface Places {
  /** The folder of the user's data. */
  readonly data: string;
  readonly config: string;
}

/** A kind of file that belongs to a backup. */
export interface Part {
  readonly kind: 'config' | 'training' | 'statistics' | 'match';
  readonly megabytes: number;
  /** The names in a backup of the files that are there. */
  names(places: Places): readonly string[];
  /** The file of a name in a backup; undefined if it belongs to another part or to none. */
  file(name: string, places: Places): string | undefined;
  /** What a file becomes if a backup brings another content. */
  merge(mine: Buffer, theirs: Buffer): Buffer;
}

/** A single file, which a backup replaces. */
function single(
  kind: Part['kind'],
  known: string,
  fileIn: (places: Places) => string = ({ data }) => path.join(data, known),
): Part {
  return {
    kind,
    megabytes: 32,
    names: () => [known],
    file: (name, places) => (name === known ? fileIn(places) : undefined),
    merge: (_mine, theirs) => theirs,
  };
}

const matchesFolder = 'matches';

/** The matches, by their ids; of two with one id, the one that was played on later stays. */
const matches: Part = {
  kind: 'match',
  megabytes: mostMatchMegabytes,
  names: ({ data }) =>
    namesIn(path.join(data, matchesFolder))
      .map((name) => `${matchesFolder}/${name}`)
      .filter((name) => idIn(name) !== undefined),
  file(name, { data }) {
    const id = idIn(name);
    return id === undefined ? undefined : path.join(data, matchesFolder, `${id}.duel`);
  },
  merge: (mine, theirs) => (changedIn(mine) > changedIn(theirs) ? mine : theirs),
};

/** All that belongs to a backup. Caches, logs and what is noted for the next start don't. */
export const parts: readonly Part[] = [
  single('config', 'config.jsonc', ({ config }) => config),
  single('training', 'training.json'),
  single('statistics', 'statistics.json'),
  matches,
];

/** The id of a match whose file could have this name on any system. */
function idIn(name: string): string | undefined {
  const [, id = ''] = /^matches\/([^/\\:*?"<>|\p{Cc}]+)\.duel$/u.exec(name) ?? [];
  // Security, held by backup.test.ts: A backup names no hidden file.
  if (!isId(id)) return undefined;
  return id;
}

/** When a match was last changed, by its notes; 0 if they don't say. */
function changedIn(bytes: Buffer): number {
  try {
    const { changed } = headIn(bytes.toString('utf8'));
    return (typeof changed === 'string' && Date.parse(changed)) || 0;
  } catch {
    return 0;
  }
}
