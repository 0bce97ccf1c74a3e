/** The most players of a tournament. */
export const mostEntrants = 200;

/** The most rounds: enough for everybody to meet, also if many come late. */
export const mostRounds = 2 * mostEntrants;

/** The most games of a pairing. */
export const longestSeries = 21;

/** The most characters of a tournament's name. */
export const longestTournamentName = 100;

/**
 * How opponents are found: everybody meets everybody once, or each round pairs players with the same number of points
 * who haven't met.
 */
export const systems = ['round-robin', 'swiss'] as const;

/** How opponents are found, see {@link systems}. */
export type System = (typeof systems)[number];

/**
 * What a game of a tournament takes away until it is over: what a task can take away, and other seats or a new start
 * (`in-tournament`).
 */
export const tournamentLocks = ['no-hints', 'no-analysis', 'no-undo', 'in-tournament'] as const;

/**
 * The rounds of a Swiss tournament: how many are enough to find a winner, and the most that can always be paired without two
 * players meeting twice, whatever the results are. In later rounds, those who are left to meet may not come out in pairs (by Dirac's theorem, they do
 * while each has at least half of the others left).
 */
export function swissRounds(players: number): { readonly enough: number; readonly most: number } {
  return {
    enough: Math.max(1, Math.ceil(Math.log2(players))),
    most: Math.max(1, Math.ceil(players / 2)),
  };
}
