/** The pictures of a match's film. */
export interface FilmPlan {
  /** The number of plies played at each shown position, in order. */
  readonly moments: readonly number[];
  /** How many positions at the beginning are left out, if the match is too long. */
  readonly leftOut: number;
  /** How many pictures each step has: those in motion, and the resulting position. */
  readonly picturesPerStep: number;
  /** How long each picture of a step is shown (ms). */
  readonly stay: number;
  /** The number of all pictures: the start, each step, and the end. */
  readonly pictures: number;
}

/**
 * How the steps of a film are animated, by its most steps: longer films have fewer pictures a second, which takes less time
 * and makes smaller files. In still longer ones each step is one picture.
 *
 * @internal Exported for its tests.
 */
export const paces = [
  { most: 20, picturesPerStep: 9, stay: 50 },
  { most: 40, picturesPerStep: 6, stay: 70 },
  { most: Infinity, picturesPerStep: 1, stay: 400 },
] as const;

/** The most steps in a film: the last ones of the match. @internal Exported for its tests. */
export const mostShown = 400;

/** Plans a film of a match. A move and the draw by chance after it are one step, as on the table. */
export function planFilm(plies: readonly { readonly seat: number | null }[]): FilmPlan {
  const all = Array.from({ length: plies.length + 1 }, (_, at) => at).filter(
    (at) => plies[at]?.seat !== null,
  );
  const moments = all.slice(-mostShown - 1);
  const steps = moments.length - 1;
  const { picturesPerStep, stay } = paces.find(({ most }) => steps <= most) ?? paces[2];
  return {
    moments,
    leftOut: all.length - moments.length,
    picturesPerStep,
    stay,
    pictures: 1 + steps * picturesPerStep + 1,
  };
}

/** How long the first picture and the last are shown (ms); a match of 13 moves takes eight seconds. */
export const stays = { start: 600, end: 1550 } as const;
