import type { Sides } from '../sides.ts';
import { strike } from './moves.ts';
import {
  ascending,
  consequences,
  handsOf,
  type ChopsticksPosition,
  type Hand,
  type Pair,
} from './position.ts';
import type { ChopsticksSettings } from './settings.ts';
import { splitsOf } from './splits.ts';

/**
 * The two-player positions as pairs of sides. A side is a pair of hands in ascending order and, where
 * sudden death costs lives, how many are left.
 */
export function chopsticksSides(settings: ChopsticksSettings): Sides<ChopsticksPosition> {
  const scale = scaleOf(settings);
  const strengths = settings.fingers * scale;
  const pairs: Pair[] = [];
  for (let high = 0; high < strengths; high++) {
    for (let low = 0; low <= high; low++) pairs.push([low / scale, high / scale]);
  }
  const lifeCounts =
    settings.suddenDeath === 'lives'
      ? Array.from({ length: settings.lives + 1 }, (_, lives) => lives)
      : [1];
  const withSplits = pairs.map((pair) => ({ pair, splits: splitsOf(settings, pair) }));
  const sides = lifeCounts.flatMap((lives) => withSplits.map((side) => ({ ...side, lives })));

  function indexOf(pair: Pair, lives: number): number {
    const [low, high] = ascending(pair);
    const base = settings.suddenDeath === 'lives' ? lives * pairs.length : 0;
    return base + (high * scale * (high * scale + 1)) / 2 + low * scale;
  }

  function after(side: { pair: Pair; lives: number }, pair: Pair): number {
    return indexOf(pair, consequences(settings, side.pair, pair, side.lives).lives);
  }

  function ownMoves(side: (typeof sides)[number]): number[] {
    return side.splits.map((pair) => after(side, pair));
  }

  const hands = new Uint8Array(2 * sides.length);
  const ended = new Uint8Array(sides.length);
  const struck = new Int32Array(2 * sides.length * strengths).fill(-1);
  const turnsInto: number[][] = [];
  for (const [index, side] of sides.entries()) {
    const isEnded = consequences(settings, side.pair, side.pair, side.lives).out;
    ended[index] = isEnded ? 1 : 0;
    for (const hand of [0, 1] satisfies Hand[]) {
      hands[2 * index + hand] = side.pair[hand] * scale;
      if (isEnded || side.pair[hand] === 0) continue;
      for (let strength = 1; strength < strengths; strength++) {
        const result = strike(settings, side.pair, hand, strength / scale);
        struck[(2 * index + hand) * strengths + strength] = after(side, result);
      }
    }
    const own = isEnded ? [] : ownMoves(side);
    turnsInto.push([...new Set(own)].sort((one, other) => one - other));
  }

  return {
    count: sides.length,
    strengths,
    hands,
    struck,
    turnsInto,
    ownMoves: (index) => {
      const side = sides[index];
      return side === undefined || ended[index] === 1 ? [] : ownMoves(side);
    },
    ended,
    whoEnds: 'loses',
    of: (position) => {
      const mover = position.turn;
      const lives = (seat: number) => position.lives?.[seat] ?? 1;
      return [
        indexOf(handsOf(position, mover), lives(mover)),
        indexOf(handsOf(position, 1 - mover), lives(1 - mover)),
      ];
    },
  };
}

/** How many sides there are, without making them. */
export function countSides(settings: ChopsticksSettings): number {
  const strengths = settings.fingers * scaleOf(settings);
  const pairs = (strengths * (strengths + 1)) / 2;
  return settings.suddenDeath === 'lives' ? pairs * (settings.lives + 1) : pairs;
}

/** Half fingers double the scale, so that a strength is a whole number. */
function scaleOf({ stumps }: ChopsticksSettings): number {
  return stumps ? 2 : 1;
}
