import type { Finger } from './fingers.ts';
import {
  along,
  crescent,
  grown,
  heading,
  leftOf,
  limb,
  LINE,
  oval,
  type Point,
  type Station,
  write,
} from './outline.ts';

export type LongFinger = Exclude<Finger, 'thumb'>;

interface Build {
  /** The knuckle, where the finger turns. */
  readonly root: Point;
  readonly bones: readonly [number, number, number];
  readonly radius: number;
  /** How far the tip leans towards the middle finger, as a share of the length. */
  readonly bow: number;
  /**
   * How far above the knuckle the line on each side ends, seen from the palm. On a side without
   * another finger, it continues down to the palm's line.
   */
  readonly webs: { readonly left: number; readonly right: number };
}

const BUILDS: Record<LongFinger, Build> = {
  index: {
    root: { x: 64.5, y: 142 },
    bones: [40, 21, 14],
    radius: 12.2,
    bow: 0.035,
    webs: { left: 0, right: 18 },
  },
  middle: {
    root: { x: 88.5, y: 136 },
    bones: [44, 24, 15],
    radius: 12.6,
    bow: 0.01,
    webs: { left: 12, right: 12 },
  },
  ring: {
    root: { x: 112.5, y: 140 },
    bones: [41, 22, 14],
    radius: 12.1,
    bow: -0.03,
    webs: { left: 16, right: 9 },
  },
  little: {
    root: { x: 134.5, y: 149 },
    bones: [31, 16, 11],
    radius: 10.8,
    bow: -0.06,
    webs: { left: 18, right: 0 },
  },
};

/**
 * How deep a finger's root lies in the hand, where it covers the palm's edge. A finger that leans
 * outwards is rooted less deep and broader, so that its line still ends inside the palm's.
 */
const SUNK = 8;

/** The angle of each joint if the finger is straight, bent or folded, in degrees. */
const JOINTS = [
  [0, 16, 66],
  [0, 86, 100],
  [0, 52, 64],
] as const;

/** Thickness along the finger: full at the root, a waist between the joints, slimmer at the tip. */
const THICKNESS = [
  [0, 1.02],
  [0.22, 0.99],
  [0.36, 0.96],
  [0.48, 0.985],
  [0.64, 0.93],
  [0.78, 0.93],
  [1, 0.83],
] as const;

export interface FingerShape {
  readonly finger: LongFinger;
  /** The part of the finger that rises from the hand. */
  readonly shaft: string;
  readonly shaftLine: string;
  readonly shaftShade: string;
  /** The part that bends back towards the palm and lies in front of it. */
  readonly flap: string;
  readonly flapShade: string;
  /** How much of the flap's own edge is drawn (0 to 1); at 0 the flap and the shaft are one. */
  readonly flapEdge: number;
  readonly nail: string;
  /** Positive if the nail is seen from the back, negative if from the palm. */
  readonly nailFacing: number;
  readonly pad: string;
  /** The protruding knuckle of a folded finger. */
  readonly knuckle: string;
  /** The creases of a straight finger, on its back and inside. */
  readonly dimples: string;
  readonly creases: string;
  readonly straight: number;
}

function interpolate(table: readonly (readonly [number, number])[], position: number): number {
  let before = table[0];
  for (const entry of table) {
    if (before && entry[0] >= position) {
      const width = entry[0] - before[0];
      return (
        before[1] + (entry[1] - before[1]) * (width === 0 ? 0 : (position - before[0]) / width)
      );
    }
    before = entry;
  }
  return before?.[1] ?? 0;
}

function jointAngle([straight, bent, folded]: readonly [number, number, number], curl: number) {
  if (curl <= 0) return straight + curl * 12;
  // A parabola through the three angles would overshoot; two smooth halves don't.
  return curl < 0.5
    ? straight + (bent - straight) * curl * 2
    : bent + (folded - bent) * (curl - 0.5) * 2;
}

interface Reach {
  /** The height of the finger's highest point above the knuckle, along the hand. */
  readonly top: number;
  /** That point's share of the finger's length. */
  readonly topAt: number;
  readonly tip: number;
  /** 1 if the last bone points away along the hand, -1 if it points back. */
  readonly tipFacing: number;
}

/** Where a curled finger ends, looking straight at the palm. */
function reachOf({ bones }: Build, extension: number): Reach {
  const curl = Math.min(1.08, 1 - extension);
  const length = bones[0] + bones[1] + bones[2];
  let turned = 0;
  let reached = 0;
  let travelled = 0;
  let top = 0;
  let topAt = 0;
  bones.forEach((bone, index) => {
    turned += jointAngle(JOINTS[index] ?? JOINTS[0], curl);
    reached += bone * Math.cos((turned * Math.PI) / 180);
    travelled += bone;
    if (reached > top) {
      top = reached;
      topAt = travelled / length;
    }
  });
  return { top, topAt, tip: reached, tipFacing: Math.cos((turned * Math.PI) / 180) };
}

/** The lines that a finger in some pose is drawn around. */
interface Pose extends Reach {
  /** The direction of the finger, and back. */
  readonly up: Point;
  readonly down: Point;
  /** The middle of the finger at a height above the knuckle. */
  readonly place: (rise: number) => Point;
  readonly topRadius: number;
  readonly tipRadius: number;
  readonly shaft: readonly Station[];
  /** How many stations of the shaft lie below the start of the line on each side. */
  readonly skipped: { readonly left: number; readonly right: number };
}

function poseOf(build: Build, extension: number, splay: number, webDepth: number): Pose {
  const { root, radius, bow } = build;
  const length = build.bones[0] + build.bones[1] + build.bones[2];
  const reach = reachOf(build, extension);
  const { top, topAt, tipFacing } = reach;
  const up = heading(splay * Math.min(1, Math.max(0.15, extension)));
  const down = { x: -up.x, y: -up.y };
  const side = leftOf(up);

  const place = (rise: number): Point => {
    const share = Math.max(0, rise) / length;
    return along(along(root, up, rise), side, -bow * length * share * share);
  };
  const station = (rise: number): Station => ({
    ...place(rise),
    radius: radius * interpolate(THICKNESS, (topAt * rise) / Math.max(top, 1)),
  });

  const webs = {
    left: Math.min(Math.max(0, build.webs.left - webDepth), top * 0.95),
    right: Math.min(Math.max(0, build.webs.right - webDepth), top * 0.95),
  };
  const lowerWeb = Math.min(webs.left, webs.right);
  const upperWeb = Math.max(webs.left, webs.right);
  const steps = 6;
  const sunk = {
    ...along(root, down, SUNK * Math.max(0.15, 1 - Math.abs(splay) / 20)),
    radius: radius * (0.9 + Math.abs(splay) * 0.007),
  };
  const shaft = [sunk, station(lowerWeb)];
  for (let step = 0; step <= steps; step++)
    shaft.push(station(upperWeb + ((top - upperWeb) * step) / steps));

  return {
    ...reach,
    up,
    down,
    place,
    topRadius: radius * interpolate(THICKNESS, topAt),
    tipRadius: radius * interpolate(THICKNESS, 1) * (1 + 0.05 * (1 - tipFacing)),
    shaft,
    skipped: {
      left: linesSkipped(build.webs.left, webs.left === upperWeb),
      right: linesSkipped(build.webs.right, webs.right === upperWeb),
    },
  };
}

/**
 * The shapes of one long finger, in the hand's units.
 *
 * @param webDepth - how much deeper the lines between fingers end than seen from the palm.
 */
export function fingerShape(
  finger: LongFinger,
  extension: number,
  splay: number,
  webDepth: number,
): FingerShape {
  const { radius } = BUILDS[finger];
  const pose = poseOf(BUILDS[finger], extension, splay, webDepth);
  const { top, tip, tipFacing, up, down, place, topRadius, tipRadius, shaft, skipped } = pose;
  const drop = top - tip;
  const flap = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
    ...place(top - drop * share),
    radius: topRadius + (tipRadius - topRadius) * share + 0.8 * Math.sin(Math.PI * share),
  }));

  return {
    finger,
    shaft: limb(shaft, { pointedness: 1.06 }),
    shaftLine: limb(grown(shaft, LINE / 2), {
      pointedness: 1.06,
      skipLeft: skipped.left,
      skipRight: skipped.right,
    }),
    shaftShade: crescent(shaft.slice(2), 0.42),
    flap:
      drop < 0.5
        ? oval(place(top), up, topRadius, topRadius)
        : limb(flap, { pointedness: 0.95 }) + closedTop(place(top), down, topRadius),
    flapShade: crescent([...flap].reverse(), 0.42),
    flapEdge: Math.min(1, Math.max(0, (drop - 1) / 10)),
    nail: oval(
      along(place(tip), tipFacing >= 0 ? up : down, tipRadius * 0.2 * Math.abs(tipFacing)),
      up,
      Math.max(0.1, tipRadius * 0.74 * Math.min(1, Math.abs(tipFacing) + 0.12)),
      tipRadius * 0.58,
    ),
    nailFacing: tipFacing,
    pad: oval(place(top - 1), up, topRadius * 0.78, topRadius * 0.66),
    knuckle: oval(place(top - 2), up, radius * 0.5, radius * 0.68),
    dimples:
      arc(place(top * 0.5), up, radius * 0.42, radius * 0.12) +
      arc(place(top * 0.56), up, radius * 0.36, radius * 0.1),
    creases:
      arc(place(top * 0.55), up, radius * 0.45, -radius * 0.2) +
      arc(place(top * 0.81), up, radius * 0.36, -radius * 0.16),
    straight: Math.min(1, Math.max(0, (extension - 0.75) * 4)),
  };
}

/** How many stations of a shaft lie below the start of a side's line. */
function linesSkipped(web: number, upper: boolean): number {
  if (web === 0) return 0;
  return upper ? 2 : 1;
}

/** Closes a flap around its upper end, so that its edge can be drawn all around. */
function closedTop(centre: Point, direction: Point, radius: number): string {
  const across = leftOf(direction);
  const start = along(centre, across, radius);
  return `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${write(start)}Z`;
}

/** A small line across a finger, whose middle is `rise` above its ends. */
function arc(centre: Point, up: Point, halfWidth: number, rise: number): string {
  const side = leftOf(up);
  const left = along(centre, side, halfWidth);
  const right = along(centre, side, -halfWidth);
  return `M${write(left)}Q${write(along(centre, up, rise * 2))} ${write(right)}`;
}
