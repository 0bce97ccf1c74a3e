import path from 'node:path';
import { headIn } from '../library/match-file.ts';
import { isId, mostMatchMegabytes } from '../library/look-through.ts';
import { journalFile, peopleFolder } from '../journal/journal.ts';
import { joinedJournals, mostMegabytes } from '../journal/line-file.ts';
import { mostPersonMegabytes, PeopleFolder, personFileName } from '../people/people-folder.ts';
import { isPersonId } from '../people/person.ts';
import { namesIn } from '../files/names-in.ts';
import {
  mostTournamentMegabytes,
  tournamentIn,
  tournamentsFolder,
} from '../tournaments/tournament-folder.ts';

/** Where the files of a backup are. */
export interface Places {
  /** The folder of the user's data. */
  readonly data: string;
  readonly config: string;
}

/** A kind of file that belongs to a backup. */
export interface Part {
  readonly kind: 'config' | 'person' | 'training' | 'statistics' | 'task' | 'tournament' | 'match';
  readonly megabytes: number;
  /** The names in a backup of the files that are there. */
  names(places: Places): readonly string[];
  /**
   * The file of a name in a backup; undefined if it belongs to another part or to none.
   *
   * @param theirs - what the backup has under that name.
   */
  file(name: string, places: Places, theirs?: Buffer): string | undefined;
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

/** A file of each person, by the id that the person has on all machines. */
function ofPeople(kind: Part['kind'], known: string): Pick<Part, 'kind' | 'names' | 'file'> {
  const peopleIn = ({ data }: Places) => new PeopleFolder(data, () => undefined);
  return {
    kind,
    names: (places) =>
      peopleIn(places)
        .all()
        .map(({ person }) => `${peopleFolder}/${person.id}/${known}`),
    file(name, places, theirs) {
      const [folder, id = '', file, ...rest] = name.split('/');
      const isOne = folder === peopleFolder && file === known && rest.length === 0;
      if (!isOne || !isPersonId(id)) return undefined;
      const own = peopleIn(places).folderOf(id, kind === 'training' ? theirs : undefined);
      return own && path.join(places.data, peopleFolder, own, known);
    },
  };
}

/** The people's names, colours and looks. */
const people: Part = {
  ...ofPeople('person', personFileName),
  megabytes: mostPersonMegabytes,
  merge: (_mine, theirs) => theirs,
};

/** The journals: of two of one person, all lines stay. */
const journals: Part = {
  ...ofPeople('training', path.basename(journalFile)),
  megabytes: mostMegabytes,
  merge: joinedJournals,
};

const matchesFolder = 'matches';
const extension = '.duel';

/** The matches, by their ids; of two with one id, the one that was played on later stays. */
const matches: Part = {
  kind: 'match',
  megabytes: mostMatchMegabytes,
  names: ({ data }) =>
    namesIn(path.join(data, matchesFolder))
      .filter((name) => name.endsWith(extension))
      .map((name) => `${matchesFolder}/${writtenId(name.slice(0, -extension.length))}${extension}`)
      .filter((name) => idIn(name) !== undefined),
  file(name, { data }) {
    const id = idIn(name);
    return id === undefined ? undefined : path.join(data, matchesFolder, id + extension);
  },
  merge: (mine, theirs) => (changedIn(mine) > changedIn(theirs) ? mine : theirs),
};

/** The tournaments, to which lines are only added: of two states of one, the longer stays. */
const tournaments: Part = {
  kind: 'tournament',
  megabytes: mostTournamentMegabytes,
  names: ({ data }) =>
    namesIn(path.join(data, tournamentsFolder))
      .filter((name) => tournamentIn(name) !== undefined)
      .map((name) => `${tournamentsFolder}/${name}`),
  file(name, { data }) {
    const [folder, file = '', ...rest] = name.split('/');
    const isOne = folder === tournamentsFolder && rest.length === 0;
    return isOne && tournamentIn(file) !== undefined ? path.join(data, folder, file) : undefined;
  },
  merge: (mine, theirs) => (mine.length >= theirs.length ? mine : theirs),
};

/** All that belongs to a backup. Caches, logs and what is noted for the next start don't. */
export const parts: readonly Part[] = [
  single('config', 'config.jsonc', ({ config }) => config),
  people,
  journals,
  single('statistics', 'statistics.json'),
  single('task', 'task.duel'),
  tournaments,
  matches,
];

/** The id of a match by the name of its file in a backup. */
function idIn(name: string): string | undefined {
  const [, written = ''] = /^matches\/([^/\\:*?"<>|\p{Cc}]+)\.duel$/u.exec(name) ?? [];
  const id = idWritten(written);
  // Security, held by backup.test.ts: A backup names no hidden file.
  if (!isId(id)) return undefined;
  return id;
}

/** Windows has none of the characters that need a code, so that an id there is written as it is. */
const codes = process.platform !== 'win32';

/** How an id is written in a backup: characters that not every system has in names are codes, `%3A` for a colon. */
function writtenId(id: string): string {
  if (!codes) return id;
  return id.replaceAll(/[\\:*?"<>|\p{Cc}]|%(?=[0-9A-F]{2})/gu, codeOf);
}

function idWritten(written: string): string {
  if (!codes) return written;
  return written.replaceAll(/%([0-9A-F]{2})/g, (code, digits: string) => {
    const sign = String.fromCharCode(Number.parseInt(digits, 16));
    return codeOf(sign) === code && /[\\:*?"<>|\p{Cc}%]/u.test(sign) ? sign : code;
  });
}

function codeOf(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
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
