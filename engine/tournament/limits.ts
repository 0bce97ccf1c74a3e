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
