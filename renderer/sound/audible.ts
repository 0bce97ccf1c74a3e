import type { Sound } from '../../electron/api/preferences.ts';

/** What makes sounds heard or not. */
export interface Hearing {
  readonly sound: Sound;
  /** The system asks for less motion. */
  readonly lessMotion: boolean;
}

/** How loud a volume from 0 to 100 is, from 0 to 1: twice as much sounds about twice as loud. */
export function gainOf(volume: number): number {
  return (volume / 100) ** 2;
}

/** Whether anything is heard. */
export function isAudible({ sound, lessMotion }: Hearing): boolean {
  return sound.on && sound.volume > 0 && (sound.withLessMotion || !lessMotion);
}

/** What turns the sound off or on: settings with what they are to be. */
export function toggled(hearing: Hearing): Partial<Sound> {
  if (isAudible(hearing)) return { on: false };
  const { sound, lessMotion } = hearing;
  return {
    ...(!sound.on && { on: true }),
    ...(sound.volume === 0 && { volume: usualVolume }),
    ...(lessMotion && !sound.withLessMotion && { withLessMotion: true }),
  };
}

/** Where somebody wants to hear something, and the volume says nothing. */
const usualVolume = 80;
