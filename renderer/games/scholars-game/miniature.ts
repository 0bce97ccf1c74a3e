import { playerColour } from '../../players/colours.ts';
import type { Miniature, PositionSeen } from '../../table/game-screen.ts';
import { seatsFrom } from '../../table/seats-from.ts';
import { faceOf } from './held.ts';

/** A sample position. */
export const scholarsPicture: Miniature = {
  seats: [
    { colour: 2, hands: [faceOf('4p'), faceOf('1')] },
    { colour: 1, hands: [faceOf('5r'), faceOf('2')] },
  ],
};

/** The hands of a position. */
export function scholarsMiniature(view: PositionSeen<'scholars-game'>): Miniature {
  return {
    seats: seatsFrom(view).map((seat) => ({
      colour: playerColour(seat),
      hands: view.position.hands[seat === 0 ? 0 : 1].map(faceOf),
    })),
  };
}
