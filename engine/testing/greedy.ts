import {
  handsOf,
  isIn,
  type ChopsticksMove,
  type ChopsticksPosition,
} from '../chopsticks/position.ts';
import type { Rules } from '../game.ts';
import { pick } from '../random.ts';
import type { Chooser } from './arena.ts';

/** Puts a player out if it can, else a hand, and else revives its own. */
export function greedily(
  rules: Rules<ChopsticksPosition, ChopsticksMove>,
): Chooser<ChopsticksPosition, ChopsticksMove> {
  return (position, random) => {
    const gains = rules
      .moves(position)
      .map((move) => ({ move, gain: gainOf(position, rules.play(position, move)) }));
    const most = Math.max(...gains.map(({ gain }) => gain));
    return pick(
      random,
      gains.filter(({ gain }) => gain === most),
    ).move;
  };
}

function gainOf(before: ChopsticksPosition, after: ChopsticksPosition): number {
  const gains = before.hands.map((_, seat) => {
    const own = seat === before.turn;
    const out = isIn(before, seat) && !isIn(after, seat) ? 10 : 0;
    const hands = liveHands(before, seat) - liveHands(after, seat);
    return own ? -out - hands / 2 : out + hands;
  });
  return gains.reduce((sum, gain) => sum + gain, 0);
}

function liveHands(position: ChopsticksPosition, seat: number): number {
  return handsOf(position, seat).filter((hand) => hand > 0).length;
}
