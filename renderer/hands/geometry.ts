import { fingerShape, type FingerShape } from './finger-geometry.ts';
import { curveThrough, type Point, write } from './outline.ts';
import type { Pose } from './pose.ts';
import { type ThumbShape, thumbShape } from './thumb-geometry.ts';

/** The drawing's units: a hand reaching up, with its thumb on the left, from sleeve to fingertips. */
export const HAND_BOX = { x: -4, y: 14, width: 208, height: 286 } as const;

export type View = 'palm' | 'back';

export interface HandShapes {
  readonly palm: string;
  readonly palmShade: string;
  /** The line across an open palm. */
  readonly palmLine: string;
  /** From the little finger to the index, in drawing order. */
  readonly fingers: readonly FingerShape[];
  readonly thumb: ThumbShape;
}

/** Seen from the back, the gaps between the fingers are deeper. */
const WEB_DEPTH = { palm: 0, back: 9 } as const;

const PINKY_EDGE: readonly Point[] = [
  { x: 144.5, y: 153 },
  { x: 149.5, y: 178 },
  { x: 146, y: 206 },
  { x: 136, y: 234 },
  { x: 134, y: 262 },
];

function palmOutline(view: View, away: number): string {
  const depth = WEB_DEPTH[view];
  const contour: Point[] = [
    { x: 76, y: 262 },
    { x: 76, y: 236 },
    { x: 70, y: 212 },
    { x: 61 - away * 5, y: 188 },
    { x: 55.5 - away * 2.5, y: 167 },
    { x: 53.4, y: 149 },
    { x: 64, y: 132 + depth },
    { x: 76, y: 125 + depth },
    { x: 88, y: 126 + depth },
    { x: 100.5, y: 125 + depth },
    { x: 113, y: 129 + depth },
    { x: 124.5, y: 132 + depth },
    { x: 134, y: 141 + depth },
    ...PINKY_EDGE,
  ];
  return `M76.00 262.00${curveThrough(contour)}Z`;
}

function palmShade(): string {
  const inner = PINKY_EDGE.map(({ x, y }, index) => ({
    x: x - 11 * Math.sin((Math.PI * (index + 0.4)) / PINKY_EDGE.length),
    y,
  })).reverse();
  const outer = PINKY_EDGE[0];
  const back = inner[0];
  return outer && back
    ? `M${write(outer)}${curveThrough(PINKY_EDGE)}L${write(back)}${curveThrough(inner)}Z`
    : '';
}

/** The paths of a hand in a pose. The same pose always gives the same drawing. */
export function handShapes({ extension, splay }: Pose, view: View): HandShapes {
  return {
    palm: palmOutline(view, Math.max(0, splay.thumb - 1)),
    palmShade: palmShade(),
    palmLine: 'M139 170C124 176 106 172 95 161',
    fingers: (['little', 'ring', 'middle', 'index'] as const).map((finger) =>
      fingerShape(finger, extension[finger], splay[finger], WEB_DEPTH[view]),
    ),
    thumb: thumbShape(extension.thumb, splay.thumb),
  };
}
