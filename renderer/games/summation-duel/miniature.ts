import { totalIn } from './played-numbers.ts';
import type { Miniature, PositionSeen } from '../../table/game-screen.ts';

/** A sample position. */
export const summationPicture: Miniature = {
  cards: [9, 10, 6],
  above: { text: '44' },
  below: { text: '50' },
};

/** The largest used numbers of a position, with the total and the target. */
export function summationMiniature({
  position,
  settings: { target },
}: PositionSeen<'summation-duel'>): Miniature {
  const { used } = position;
  return {
    cards: used.length === 0 ? [null] : used.slice(-4),
    above: { text: String(totalIn(position)) },
    below: { text: String(target) },
  };
}
