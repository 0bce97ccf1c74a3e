import { playerColour } from '../../players/colours.ts';
import type { Miniature, PositionSeen } from '../../table/game-screen.ts';
import { homeSeat } from '../../table/home.ts';

/** A sample position. */
export const conquestPicture: Miniature = {
  cards: [null, 4, 7],
  above: { text: '38', colour: 'var(--player-1)' },
  below: { text: '44', colour: 'var(--player-2)' },
};

/** The deck, the drawn card and both scores of a position, the viewer's above. */
export function conquestMiniature(view: PositionSeen<'digit-conquest'>): Miniature {
  const { hand, scores } = view.position;
  const own = homeSeat(view) === 1 ? 1 : 0;
  const scoreOf = (seat: 0 | 1) => ({
    text: String(scores[seat]),
    colour: `var(--player-${playerColour(seat)})`,
  });
  return {
    cards: hand === null ? [null] : [null, hand],
    above: scoreOf(own),
    below: scoreOf(own === 0 ? 1 : 0),
  };
}
