import { sound } from '../sound/sound.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { CardFlights } from './card-flights.ts';
import type { Manner } from './card-movement.ts';

/** Plays a sound after a delay (ms), or at once if nothing flies. */
export type Hear = (name: SoundName, after?: number) => void;

/** Plays a ply's sounds in time with its flights; ending the flights also ends the sounds. */
export function hearing(flights: CardFlights, ply: number, { motion }: Manner): Hear {
  return (name, after = 0) => {
    if (motion === 'full' && after > 0) flights.after(after, () => sound.play(name, ply));
    else sound.play(name, ply);
  };
}

/** Plays no sounds. */
export const unheard: Hear = () => undefined;
