import type { MatchViewOf } from '../../electron/api/match-view.ts';
import type { Target } from '../hands/which-hand.ts';
import type { Box } from '../hands/reach.ts';
import { handsAsSeen, placeOf, type Place } from './place.ts';
import { seatsFrom } from './seats-from.ts';

/** A hand in a small drawing of a table. */
export interface SmallHand extends Target {
  readonly box: Required<Pick<Box, 'x' | 'y' | 'width' | 'height' | 'heading'>>;
  /** The middle of the wrist, at the edge of the drawing; `to` is the middle of the fist. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** A small drawing of a table of hands, in its own units. */
export interface SmallTable {
  readonly width: number;
  readonly hands: readonly SmallHand[];
}

/** The height of every small table. */
export const smallHeight = 120;
/** How far a hand reaches in. */
const reach = 40;
/** The thickness of a hand. */
export const thickness = 30;
/**
 * The distance between hands: of a player alone at an edge, of several players at an edge, and
 * between players.
 */
const roomy = 84;
const close = 42;
const between = 60;

/** Places all hands of a match in a small drawing. */
export function smallTable(view: Pick<MatchViewOf, 'players'>, count: number): SmallTable {
  const seats = seatsFrom(view).map((seat) => ({ seat, place: placeOf(view, seat) }));
  const across = seats.filter(({ place }) => place.at === 'top');
  const beside = seats.length - across.length > 1 ? reach + 10 : 0;
  const pitch = across.length > 1 ? close : roomy;
  const top = across.length * (count - 1) * pitch + (across.length - 1) * between;
  const bottom = (count - 1) * roomy;
  const width = Math.max(top, bottom) + thickness + 20 + 2 * beside;
  const hands = seats.flatMap(({ seat, place }) => {
    const order = handsAsSeen(place, count);
    const index = across.findIndex((each) => each.seat === seat);
    const begins = (width - top) / 2 + index * ((count - 1) * pitch + between);
    return order.map((hand, nth) => {
      const off = nth - (count - 1) / 2;
      const middle: Readonly<Record<Place['at'], readonly [number, number]>> = {
        top: [begins + nth * pitch, 0],
        bottom: [width / 2 + off * roomy, smallHeight],
        left: [0, smallHeight / 2 + off * (count > 2 ? 27 : close)],
        right: [width, smallHeight / 2 + off * (count > 2 ? 27 : close)],
      };
      return { seat, hand, ...handFrom(middle[place.at], place.at) };
    });
  });
  return { width, hands };
}

const headings = { bottom: 0, left: 90, top: 180, right: 270 } as const;

function handFrom(from: readonly [number, number], at: Place['at']): Omit<SmallHand, keyof Target> {
  const [x, y] = from;
  const heading = headings[at];
  const [dx, dy] = { bottom: [0, -1], left: [1, 0], top: [0, 1], right: [-1, 0] }[at] as [
    number,
    number,
  ];
  const fist = reach - thickness / 2;
  const middle = { x: x + (dx * reach) / 2, y: y + (dy * reach) / 2 };
  const [width, height] = dx === 0 ? [thickness, reach] : [reach, thickness];
  return {
    box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height, heading },
    from,
    to: [x + dx * fist, y + dy * fist],
  };
}
