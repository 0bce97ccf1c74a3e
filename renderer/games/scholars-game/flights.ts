import { translate } from '../../hands/hand-flight.ts';
import type { Reach, Vector } from '../../hands/reach.ts';

/** The way in which one hand hits another. */
export type Manner =
  /** Adding: a tap. */
  | 'tap'
  /** A finger topples a rock. */
  | 'poke'
  /** Paper covers a rock. */
  | 'cover'
  /** Scissors cut. */
  | 'cut'
  /** A rock crushes. */
  | 'crush'
  /** A 1 transforms the target. */
  | 'turn';

/** A single hit on a hand. */
export interface Hit {
  readonly manner: Manner;
  readonly reach: Reach;
}

/** The start and end of a hit, as shares of the whole flight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The duration of a flight to one hand (ms); each further hand adds a leg. */
const oneHit = 320;
const oneMore = 240;

const zero: Vector = { x: 0, y: 0 };
const atRest = { translate: '0px 0px', rotate: '0deg', scale: '1', zIndex: 6 } as const;

/** The duration of several hits in a row (ms). */
export function durationOf(hits: number): number {
  return oneHit + oneMore * (hits - 1);
}

/** The span of each of several hits. */
export function spansOf(hits: number): Span[] {
  return hits === 1
    ? [{ from: 0.42, to: 0.68 }]
    : [
        { from: 0.24, to: 0.4 },
        { from: 0.62, to: 0.78 },
      ];
}

/** When the target changes, as a share of the whole flight. */
export function contactOf({ from, to }: Span, manner: Manner): number {
  return manner === 'turn' ? (from + to) / 2 : from;
}

/** The acting hand flies from target to target, from its place or from where it was dropped, and returns. */
export function actorKeyframes(hits: readonly Hit[], dropped: Vector = zero): Keyframe[] {
  const spans = spansOf(hits.length);
  const legs = hits.flatMap((hit, index) => {
    const span = spans[index];
    return span === undefined ? [] : flourish(hit, span);
  });
  const start = { ...atRest, translate: translate(dropped), offset: 0, easing: 'ease-out' };
  return [start, ...legs, { ...atRest, offset: 1 }];
}

/** The movement of the target meanwhile. */
export function targetKeyframes({ manner, reach }: Hit, span: Span): Keyframe[] {
  const { from, to } = span;
  const middle = (from + to) / 2;
  const still = { translate: '0px 0px', rotate: '0deg', scale: '1' };
  const frames: Readonly<Record<Manner, Keyframe[]>> = {
    tap: [{ ...still, scale: '1.06 0.92', translate: pushed(reach, 20), offset: middle }],
    poke: [{ ...still, translate: pushed(reach, 20), rotate: '5deg', offset: middle }],
    cover: [
      { ...still, scale: '0.84', offset: middle },
      { ...still, scale: '0.84', offset: to },
    ],
    cut: [
      { ...still, rotate: '-5deg', offset: from + (to - from) / 4 },
      { ...still, rotate: '5deg', offset: middle },
      { ...still, rotate: '-5deg', offset: from + ((to - from) * 3) / 4 },
    ],
    crush: [{ ...still, scale: '1.1 0.8', translate: pushed(reach, 10), offset: middle }],
    turn: [
      { ...still, scale: '0 1', offset: middle },
      { ...still, offset: to },
    ],
  };
  return [
    { ...still, offset: 0 },
    { ...still, offset: from },
    ...frames[manner],
    { ...still, offset: 1 },
  ];
}

/** The movement of the acting hand on arrival. */
function flourish({ manner, reach }: Hit, { from, to }: Span): Keyframe[] {
  const length = to - from;
  const there = {
    translate: moved(reach, 1),
    rotate: degrees(reach.lean),
    scale: '1',
    zIndex: 6,
  };
  switch (manner) {
    case 'tap':
      return [
        { ...there, offset: from },
        { ...there, translate: moved(reach, 0.93), offset: to },
      ];
    case 'poke':
      return [
        { ...there, translate: moved(reach, 0.7), offset: from - length / 2 },
        { ...there, offset: from },
        { ...there, translate: moved(reach, 0.9), offset: from + length / 2 },
        { ...there, translate: moved(reach, 1.02), offset: to },
      ];
    case 'cover':
      return [
        { ...there, scale: '1.14', translate: moved(reach, 1.12), offset: from },
        { ...there, scale: '1.14', translate: moved(reach, 1.12), offset: to },
      ];
    case 'cut':
      return [
        { ...there, offset: from },
        { ...there, rotate: degrees(reach.lean - 12), offset: from + length / 3 },
        { ...there, rotate: degrees(reach.lean + 12), offset: from + (length * 2) / 3 },
        { ...there, offset: to },
      ];
    case 'crush':
      return [
        { ...there, scale: '1.24', translate: moved(reach, 0.85), offset: from - length / 2 },
        { ...there, translate: moved(reach, 1.06), offset: from },
        { ...there, offset: to },
      ];
    case 'turn':
      return [
        { ...there, offset: from },
        { ...there, rotate: degrees(reach.lean + 24), offset: to },
      ];
  }
}

function moved({ way }: Reach, share: number): string {
  return translate(way, share);
}

/** Moves the target some pixels further in the direction of the hit. */
function pushed(reach: Reach, pixels: number): string {
  const length = Math.hypot(reach.way.x, reach.way.y) || 1;
  return moved(reach, pixels / length);
}

function degrees(angle: number): string {
  return `${angle.toFixed(1)}deg`;
}
