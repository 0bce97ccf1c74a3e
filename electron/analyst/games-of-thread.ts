import { keepSolvedGames } from './solved-games.ts';

/** The memory for tables of solved games, in bytes. */
const tableBudget = 256 * 2 ** 20;

/** The solved games of this thread, shared by all its tasks. */
export const solvedGames = keepSolvedGames(tableBudget);
