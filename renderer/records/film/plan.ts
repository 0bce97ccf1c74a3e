/** Which pictures a film of a match has. */
export interface FilmPlan {
  /** How many plies stand at each moment that is shown, from the first one to the last. */
  readonly moments: readonly number[];
  /** How many moments were left out before them, where a match is too long: only its end is shown. */
  readonly leftOut: number;
  /** How many pictures each step has from one moment to the next: what moves, and then where it has led. */
  readonly picturesPerStep: number;
  /** All pictures: the start, those of each step, and the end. */
  readonly pictures: number;
}

/** A step with hands that move: so many pictures, a twelfth of a second each. */
const perStep = 6;

/** In a film of so many steps each one moves; in a longer one each is one picture. @internal Exported for its tests. */
export const mostMoving = 60;

/** How many steps are shown at most: the last ones. @internal Exported for its tests. */
export const mostShown = 400;

/**
 * Plans a film of a match. What chance does is no moment of its own: a move and the draw that follows are one
 * step, as they are on the table.
 */
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

/** How long pictures stay, in milliseconds. */
export const stay = {
  start: 1200,
  /** While something moves. */
  moving: 80,
  /** Where a step has led; long enough to read what was done. */
  step: 900,
  /** The same where nothing moves in between. */
  stillStep: 600,
  end: 4000,
} as const;
