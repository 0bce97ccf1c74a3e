/** Which pictures a film of a match has. */
export interface FilmPlan {
  /** How many plies stand in its first picture: where a match is too long, only its end is shown. */
  readonly from: number;
  readonly to: number;
  /** How many pictures each ply has: what moves, and then where it has led. */
  readonly picturesPerPly: number;
  /** All pictures: the start, those of each ply, and the end. */
  readonly pictures: number;
}

/** A ply with hands that move: so many pictures, a twelfth of a second each. */
const perPly = 6;

/** Of how many plies each one moves; in a longer match each is one picture. */
export const mostMoving = 60;

/** How many plies are shown at most: the last ones. */
export const mostShown = 400;

/** Plans a film of a match with so many plies. */
export function planFilm(plies: number): FilmPlan {
  const shown = Math.min(plies, mostShown);
  const picturesPerPly = shown <= mostMoving ? perPly : 1;
  return {
    from: plies - shown,
    to: plies,
    picturesPerPly,
    pictures: 1 + shown * picturesPerPly + 1,
  };
}

/** How long pictures stay, in milliseconds. */
export const stay = {
  start: 1200,
  /** While something moves. */
  moving: 80,
  /** Where a ply has led; long enough to read what was done. */
  ply: 900,
  /** The same where nothing moves in between. */
  stillPly: 600,
  end: 4000,
} as const;
