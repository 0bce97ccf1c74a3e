import type { Sound } from '../../electron/api/preferences.ts';

/** Everything that decides whether sounds are audible. */
export interface Hearing {
  readonly sound: Sound;
  /** Whether the system asks for reduced motion. */
  readonly lessMotion: boolean;
}

/** The gain (0 to 1) of a volume (0 to 100): twice the volume sounds about twice as loud. */
export function gainOf(volume: number): number {
  return (volume / 100) ** 2;
}

/** Whether sounds are audible. */
export function isAudible({ sound, lessMotion }: Hearing): boolean {
  return sound.on && sound.volume > 0 && (sound.withLessMotion || !lessMotion);
}

/** The settings to change so that the sound turns off or on. */
export function toggled(hearing: Hearing): Partial<Sound> {
  if (isAudible(hearing)) return { on: false };
  const { sound, lessMotion } = hearing;
  return {
    ...(!sound.on && { on: true }),
    ...(sound.volume === 0 && { volume: usualVolume }),
    ...(lessMotion && !sound.withLessMotion && { withLessMotion: true }),
  };
}

/** The volume when the sound is turned on and the volume is zero. */
const usualVolume = 80;
