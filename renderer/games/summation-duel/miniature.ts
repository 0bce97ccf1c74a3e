import type { Miniature, PositionSeen } from '../../table/game-screen.ts';

/** A sample position. */
export const summationPicture: Miniature = {
  cards: [9, 10, 6],
  above: { text: '44' },
  below: { text: '50' },
};

/** The largest used numbers of a position, with the total and the target. */
export function summationMiniature({
  position: { used },
  settings: { target },
}: PositionSeen<'summation-duel'>): Miniature {
  return {
    cards: used.length === 0 ? [null] : used.slice(-4),
    above: { text: String(used.reduce((sum, number) => sum + number, 0)) },
    below: { text: String(target) },
  };
}
