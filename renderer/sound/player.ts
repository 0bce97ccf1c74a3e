import type { Appearance } from '../../electron/api/preferences.ts';
import { schedule } from './schedule.ts';
import { lengthOf, sounds, type SoundName } from './sounds.ts';
import { variationOf } from './variation.ts';

/** The loudness and speed of sounds. */
export interface Tuning {
  /** The factor of all levels, from 0 (silent) to 1. */
  readonly gain: number;
  readonly pace: Appearance['pace'];
}

/** Plays {@link sounds}. */
export interface Player {
  /** Sets the loudness and speed; the player is silent until then. */
  tune(tuning: Tuning): void;
  /**
   * Plays a sound at once, if sounds are audible.
   *
   * @param seed - the seed of its variation: the number of its ply.
   */
  play(name: SoundName, seed?: number): void;
  /** Mutes the player until the returned function is called. */
  mute(): () => void;
  /**
   * Waits for the first click or key, as browsers allow no sound before. @returns a function that
   * stops waiting.
   */
  awaitGesture(): () => void;
}

interface Output {
  readonly context: AudioContext;
  readonly volume: GainNode;
}

/**
 * The most sounds that play at once; together they never exceed full scale.
 *
 * @internal Exported for its tests.
 */
export const mostVoices = 4;

/** A sound that has to wait longer than this for the context is dropped (ms). */
const longestDelay = 150;

/** The least time between two plays of the same sound (s). */
const leastInterval = 0.045;

/** The factor of a sound's length at each pace. */
const stretches: Readonly<Record<Appearance['pace'], number>> = {
  slow: 1.15,
  normal: 1,
  fast: 0.6,
  fastest: 0.4,
};

/** The events that allow a page to play sound. */
const gestures = ['pointerdown', 'keydown'] as const;

/**
 * Creates a player.
 *
 * @param makeContext - is called once, at the first gesture or later.
 */
export function createPlayer(makeContext: () => AudioContext): Player {
  let tuning: Tuning = { gain: 0, pace: 'normal' };
  let gestured = false;
  let failed = false;
  /** How many callers have muted the player. */
  let mutes = 0;
  let output: Output | undefined;
  /** The sounds now playing, with the times when they began and when they will have faded. */
  let voices: { readonly name: SoundName; readonly began: number; readonly ends: number }[] = [];

  function wake(): Output | undefined {
    if (!gestured || tuning.gain === 0 || failed) return undefined;
    output ??= makeOutput();
    if (output === undefined) return undefined;
    output.volume.gain.value = tuning.gain;
    // If the context can't resume yet, the next gesture resumes it.
    if (output.context.state === 'suspended') output.context.resume().catch(() => undefined);
    return output;
  }

  function makeOutput(): Output | undefined {
    try {
      const context = makeContext();
      const volume = context.createGain();
      volume.connect(context.destination);
      return { context, volume };
    } catch {
      // A machine without sound is silent.
      failed = true;
      return undefined;
    }
  }

  function onGesture(): void {
    gestured = true;
    wake();
  }

  function start({ context, volume }: Output, name: SoundName, seed: number): void {
    const now = context.currentTime;
    voices = voices.filter(({ ends }) => ends > now);
    const repeated = voices.some(
      (voice) => voice.name === name && now - voice.began < leastInterval,
    );
    if (repeated || voices.length >= mostVoices) return;
    const sound = sounds[name];
    const stretch = stretches[tuning.pace];
    voices.push({ name, began: now, ends: now + lengthOf(sound) * stretch });
    const variation = variationOf(seed, sound.varies);
    schedule(context, volume, sound, now, { ...variation, stretch });
  }

  return {
    tune(next) {
      tuning = next;
      if (output !== undefined) output.volume.gain.value = tuning.gain;
    },

    play(name, seed = 0) {
      const to = mutes > 0 || document.visibilityState === 'hidden' ? undefined : wake();
      if (to === undefined) return;
      if (to.context.state === 'running') {
        start(to, name, seed);
        return;
      }
      // A suspended context would keep all sounds and play them together later.
      const asked = performance.now();
      to.context.resume().then(
        () => performance.now() - asked < longestDelay && start(to, name, seed),
        () => undefined,
      );
    },

    mute() {
      mutes++;
      let muted = true;
      return () => {
        if (muted) mutes--;
        muted = false;
      };
    },

    awaitGesture() {
      for (const gesture of gestures) addEventListener(gesture, onGesture, { capture: true });
      return () => {
        for (const gesture of gestures) removeEventListener(gesture, onGesture, { capture: true });
      };
    },
  };
}
