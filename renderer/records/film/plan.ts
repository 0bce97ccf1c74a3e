/** The pictures of a match's film. */
export interface FilmPlan {
  /** The number of plies played at each shown position, in order. */
  readonly moments: readonly number[];
  /** How many positions at the beginning are left out, if the match is too long. */
  readonly leftOut: number;
  /** How many pictures each step has: those in motion, and the resulting position. */
  readonly picturesPerStep: number;
  /** The number of all pictures: the start, each step, and the end. */
  readonly pictures: number;
}

/** The pictures of an animated step, including the resulting position: 20 a second. */
const perStep = 9;

/**
 * The most steps of a film in which each step is animated; in a longer film each is one picture.
 *
 * @internal Exported for its tests.
 */
export const mostMoving = 40;

/** The most steps in a film: the last ones of the match. @internal Exported for its tests. */
export const mostShown = 400;

/** Plans a film of a match. A move and the draw by chance after it are one step, as on the table. */
export function planFilm(plies: readonly { readonly seat: number | null }[]): FilmPlan {
  const all = Array.from({ length: plies.length + 1 }, (_, at) => at).filter(
    (at) => plies[at]?.seat !== null,
  );
  const moments = all.slice(-mostShown - 1);
  const steps = moments.length - 1;
  const picturesPerStep = steps <= mostMoving ? perStep : 1;
  return {
    moments,
    leftOut: all.length - moments.length,
    picturesPerStep,
    pictures: 1 + steps * picturesPerStep + 1,
  };
}

/** The durations of pictures (ms); a match of 13 moves takes eight seconds. */
export const stay = {
  start: 600,
  /** A picture in motion, and the position after an animated step. */
  moving: 50,
  /** The position after a step that isn't animated. */
  stillStep: 400,
  end: 1550,
} as const;
