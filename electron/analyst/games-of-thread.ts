import { keepSolvedGames } from './solved-games.ts';

/** What the tables of solved games may take, in bytes. */
const tableBudget = 256 * 2 ** 20;

/** The solved games of this thread: what is solved for one task serves all others. */
export const solvedGames = keepSolvedGames(tableBudget);
