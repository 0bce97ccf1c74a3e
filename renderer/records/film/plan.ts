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

/** The pictures of a step with hands that move, the one where it has led among them: 20 a second. */
const perStep = 9;

/** In a film of this many steps or fewer each one moves; in a longer one each is one picture. @internal Exported for its tests. */
export const mostMoving = 40;

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

/** How long pictures stay, in milliseconds; a match of 13 moves takes eight seconds. */
export const stay = {
  start: 600,
  /** While something moves, and where a step has led. */
  moving: 50,
  /** Where a step has led if nothing moves in between. */
  stillStep: 400,
  end: 1550,
} as const;
