import { type Extensions, extensionsFor, type Finger, FINGERS } from './fingers.ts';

export type Posture = 'fingers' | 'rock' | 'paper' | 'scissors' | 'double-scissors';
/** What a hand holds. */
export interface Holding {
  /** 0 for a hand that is out. */
  readonly value: number;
  /** `fingers` unless given. */
  readonly posture?: Posture;
}

export type HandState = 'alive' | 'dead' | 'zombie';

/**
 * Everything that moves in a hand, as numbers, so that any two poses can be blended. `splay` is in
 * degrees away from the middle finger's line, negative towards the thumb; the thumb's own is its
 * distance from the folded place: 0 across the palm, 1 alongside the index, 2 away from it.
 */
export interface Pose {
  readonly extension: Extensions;
  readonly splay: Extensions;
}

const FOLDED = extensionsFor(0);

function pose(extension: Partial<Extensions>, splay: Partial<Extensions>): Pose {
  return { extension: { ...FOLDED, ...extension }, splay: { ...FOLDED, ...splay } };
}

const POSTURES: Record<Exclude<Posture, 'fingers'>, Pose> = {
  rock: pose({}, {}),
  paper: pose(
    { thumb: 1, index: 1, middle: 1, ring: 1, little: 1 },
    { thumb: 1, index: 1, middle: 0, ring: -1, little: -3 },
  ),
  scissors: pose({ index: 1, middle: 1 }, { index: -18, middle: 15 }),
  'double-scissors': pose({ index: 1, middle: 1, ring: 1 }, { index: -24, middle: 0, ring: 24 }),
};

/** The more fingers are up, the further they spread. */
const OPEN_SPLAY: readonly Partial<Extensions>[] = [
  {},
  { index: -3 },
  { index: -8, middle: 4 },
  { index: -10, middle: 0, ring: 9 },
  { index: -9, middle: -2, ring: 6, little: 14 },
  { thumb: 2, index: -9, middle: -2, ring: 6, little: 15 },
];

const quarterThumb: Partial<Extensions> = { thumb: 1.4 };

/** The pose of a hand that counts or plays a posture; a hand that is out is closed. */
export function poseFor(value: number, posture: Posture, state: HandState): Pose {
  if (state === 'dead') return POSTURES.rock;
  if (posture !== 'fingers') return POSTURES[posture];
  const splay = OPEN_SPLAY[Math.min(OPEN_SPLAY.length - 1, Math.ceil(Math.abs(value)))];
  const extensions = extensionsFor(value);
  // A quarter thumb stands off less than half a thumb.
  const thumb = extensions.thumb > 0 && extensions.thumb < 0.5 ? quarterThumb : {};
  return pose(extensions, { ...splay, ...thumb });
}

function blendFingers(from: Extensions, to: Extensions, share: number): Extensions {
  const blended = { ...from };
  for (const finger of FINGERS) blended[finger] += (to[finger] - from[finger]) * share;
  return blended;
}

/** The pose at a share of the way between two poses; a share above 1 overshoots, like a spring. */
export function blendPoses(from: Pose, to: Pose, share: number): Pose {
  return {
    extension: blendFingers(from.extension, to.extension, share),
    splay: blendFingers(from.splay, to.splay, share),
  };
}

export function samePose(one: Pose, other: Pose): boolean {
  const same = (finger: Finger) =>
    one.extension[finger] === other.extension[finger] && one.splay[finger] === other.splay[finger];
  return FINGERS.every(same);
}
