import { playerColour } from '../../players/colours.ts';
import type { Miniature, PositionSeen } from '../../table/game-screen.ts';
import { seatsFrom } from '../../table/seats-from.ts';

/** A sample position. */
export const chopsticksPicture: Miniature = {
  seats: [
    { colour: 2, hands: [handOf(3), handOf(1)] },
    { colour: 1, hands: [handOf(1), handOf(2)] },
  ],
};

/** The hands of a position; those of a player who is out, without fingers. */
export function chopsticksMiniature(view: PositionSeen<'chopsticks'>): Miniature {
  return {
    seats: seatsFrom(view).map((seat) => ({
      colour: playerColour(seat),
      hands: (view.position.hands[seat] ?? []).map((fingers) =>
        handOf(view.position.out.includes(seat) && !view.settings.zombies ? 0 : fingers),
      ),
    })),
  };
}

function handOf(value: number) {
  return { value, posture: 'fingers' as const };
}
