import { sound } from '../sound/sound.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { CardFlights } from './card-flights.ts';
import type { Manner } from './flight.ts';

/** Lets something be heard, so many milliseconds from now, and at once where nothing flies. */
export type Hear = (name: SoundName, after?: number) => void;

/** Lets a ply be heard with what flies over a table; what ends that in the middle ends the sounds, too. */
export function hearing(flights: CardFlights, ply: number, { motion }: Manner): Hear {
  return (name, after = 0) => {
    if (motion === 'full' && after > 0) flights.after(after, () => sound.play(name, ply));
    else sound.play(name, ply);
  };
}

/** Lets nothing be heard. */
export const unheard: Hear = () => undefined;
