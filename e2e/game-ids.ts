import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of the rules pages, with a folder for each language. */
export const rulesPages = path.join(import.meta.dirname, '../docs/rules');

/** The ids of all games, after which their rules pages are named. */
export const gameIds: readonly string[] = readdirSync(path.join(rulesPages, 'en'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.parse(file).name);
