import {
  along,
  crescent,
  grown,
  heading,
  limb,
  LINE,
  oval,
  type Point,
  type Station,
} from './outline.ts';

const ROOT: Point = { x: 84, y: 236 };
const BONES = [46, 31, 20] as const;
const RADII = [19, 17.5, 14, 12.6] as const;

/** The heading of each bone: across the palm, alongside the index, away from it. */
const HEADINGS = [
  [-15, -28, -50],
  [38, -8, -37],
  [66, 2, -24],
] as const;

/**
 * The turn of each bone of a half thumb, in degrees: it stands off further and hooks in at its last
 * joint, with a gap to the hand that shows from both sides.
 */
const HALF_TURN = [-7, -11, 28] as const;

export interface ThumbShape {
  readonly fill: string;
  /** The line around it; its inner side ends in the palm, at the ball of the thumb. */
  readonly line: string;
  readonly shade: string;
  /** The part that lies on the palm if the thumb is folded. */
  readonly shadow: string;
  readonly nail: string;
  readonly pad: string;
}

function pick([folded, alongside, away]: readonly [number, number, number], place: number): number {
  return place < 1
    ? folded + (alongside - folded) * place
    : alongside + (away - alongside) * (place - 1);
}

/** The thumb. `place` goes from 0 (across the palm) over 1 (alongside the index) to 2 (away). */
export function thumbShape(extension: number, place: number): ThumbShape {
  const half = Math.min(1, Math.max(0, 2 - 2 * extension)) * Math.min(1, Math.max(0, place - 1));
  const joints: Station[] = [{ ...ROOT, radius: RADII[0] }];
  let position = ROOT;
  let direction = 0;
  BONES.forEach((bone, index) => {
    direction = pick(HEADINGS[index] ?? HEADINGS[0], place) + half * (HALF_TURN[index] ?? 0);
    position = along(position, heading(direction), bone);
    joints.push({ ...position, radius: RADII[index + 1] ?? RADII[3] });
  });

  const stations = rounded(joints);
  const tip = heading(direction);
  return {
    fill: limb(stations, { pointedness: 1.04 }),
    line: limb(grown(stations, LINE / 2), { pointedness: 1.04, skipRight: 4 }),
    shadow: limb(stations.slice(5), { pointedness: 1.04 }),
    shade: crescent(stations.slice(4), 0.34),
    nail: oval(along(position, tip, 2.4), tip, 8.6, 7),
    pad: oval(along(position, tip, 1), tip, 9.5, 8.2),
  };
}

/** Rounds the joints: four stations for each bone, on a curve through the joints. */
function rounded(joints: readonly Station[]): Station[] {
  const stations: Station[] = [];
  const joint = (index: number) => joints[Math.min(joints.length - 1, Math.max(0, index))];
  for (let index = 0; index + 1 < joints.length; index++) {
    const [p0, p1, p2, p3] = [joint(index - 1), joint(index), joint(index + 1), joint(index + 2)];
    if (!p0 || !p1 || !p2 || !p3) continue;
    for (let step = index === 0 ? 0 : 1; step <= 4; step++) {
      const t = step / 4;
      const mix = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t * t * t);
      stations.push({
        x: mix(p0.x, p1.x, p2.x, p3.x),
        y: mix(p0.y, p1.y, p2.y, p3.y),
        radius: mix(p0.radius, p1.radius, p2.radius, p3.radius),
      });
    }
  }
  return stations;
}
