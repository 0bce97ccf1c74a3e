import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fillFolder } from '../../storage/library/filling.ts';
import { onlyOne } from '../../storage/library/testing.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { speak } from '../words.ts';
import { libraryHandlers } from './library-handlers.ts';
import { openLibrary } from './library.ts';

const many = 10_000;
const nobody = (): void => undefined;
const never = (): never => {
  throw new Error('Nobody asks for it.');
};

/** Made for the first benchmark that needs it, since it takes a while. */
let made: Pick<Handlers, 'listMatches'> | undefined;

function handlers(): Pick<Handlers, 'listMatches'> {
  if (made !== undefined) return made;
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  process.on('exit', () => fs.rmSync(home, { recursive: true }));
  fillFolder(path.join(home, 'matches'), many, Date.now());
  const library = openLibrary(home, { changed: nobody });
  library.unusable();
  const table = { stay: never, open: never, draw: never, clear: nobody };
  const outgoing = { copy: never, saveFile: never, dragOut: { write: never } };
  made = libraryHandlers(library, table, outgoing, () => onlyOne);
  return made;
}

function search(text: string): unknown {
  const sort = { by: 'changed', descending: true } as const;
  return handlers().listMatches({ filter: { text }, sort, offset: 0, limit: 50 }, nobody);
}

let searches = 0;

export const benchmarks = [
  {
    name: `library of ${many}: answer the first letter of a search, nothing prepared`,
    run() {
      // The prepared names are in the other language.
      speak(searches++ % 2 === 0 ? 'de' : 'en');
      return search('g');
    },
  },
  {
    name: `library of ${many}: answer the next letter of a search`,
    run: () => search(searches++ % 2 === 0 ? 'ga' : 'gam'),
  },
];
