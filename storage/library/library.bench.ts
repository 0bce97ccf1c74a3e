import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seededRandom } from '../../engine/random.ts';
import { findMatches, type MatchFilter, type MatchSort, type MatchNames } from './find-matches.ts';
import { openMatchFolder, type MatchFolder } from './match-folder.ts';
import { statisticsOf } from './statistics.ts';
import { fillFolder } from './filling.ts';
import { randomTable } from './testing.ts';

const many = 10_000;
const now = Date.UTC(2026, 0, 31);

/** Made at its first use, since it takes a while. */
let made: MatchFolder | undefined;

function library(): MatchFolder {
  if (made !== undefined) return made;
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  process.on('exit', () => fs.rmSync(home, { recursive: true }));
  fillFolder(home, many, now);
  const since = performance.now();
  made = openMatchFolder(home, now);
  made.summary('');
  const took = performance.now() - since;
  console.log(`library of ${many}: making the index anew took ${took.toFixed(0)} ms`);
  return made;
}

const newest: MatchSort = { by: 'changed', descending: true };

const named: MatchNames = {
  language: 'en',
  ofGame: ({ game }) => game,
  ofPlayers: ({ players }) => players.map(({ name = '' }) => name).join('\n'),
};

/** A new language for each run, since texts are prepared by language. */
let languages = 0;

function found(filter: MatchFilter, sort = newest, names = named): number {
  return findMatches(library().summaries(), filter, sort, names).length;
}

const one = randomTable(seededRandom(2), 40);

export const benchmarks = [
  {
    name: `library of ${many}: start, with its index`,
    run: () => openMatchFolder(library().folder, now),
  },
  {
    name: `library of ${many}: look through it, after the start`,
    run: () => openMatchFolder(library().folder, now).reread,
  },
  { name: `library of ${many}: list, the last played first`, run: () => found({}) },
  {
    name: `library of ${many}: sort by title`,
    run: () => found({}, { by: 'title', descending: false }),
  },
  {
    name: `library of ${many}: filter by game, opponent and result`,
    run: () => found({ game: 'chopsticks', opponent: 'hard', result: 'lost' }),
  },
  {
    name: `library of ${many}: look for a text in another language`,
    run: () => found({ text: 'jose garden' }, newest, { ...named, language: `${languages++}` }),
  },
  { name: `library of ${many}: look for a text`, run: () => found({ text: 'jose garden' }) },
  { name: `library of ${many}: statistics`, run: () => statisticsOf(library().summaries()) },
  {
    name: `library of ${many}: keep a match after a ply`,
    run: () =>
      library().write('match-0', one, {
        title: '',
        comment: '',
        created: now,
        changed: now,
        played: 0,
      }),
  },
];
