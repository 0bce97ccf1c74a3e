import type { Appearance } from '../../electron/api/preferences.ts';
import { schedule } from './schedule.ts';
import { lengthOf, sounds, type SoundName } from './sounds.ts';
import { variationOf } from './variation.ts';

/** How loud and how quickly sounds are played. */
export interface Tuning {
  /** Factor of all levels, from 0, which is silent, to 1. */
  readonly gain: number;
  readonly pace: Appearance['pace'];
}

/** Plays {@link sounds}. */
export interface Player {
  /** Says how loud and how quickly; nothing is heard before. */
  tune(tuning: Tuning): void;
  /**
   * Plays a sound at once, if it is to be heard.
   *
   * @param seed - what it varies by: the number of the ply that it belongs to.
   */
  play(name: SoundName, seed?: number): void;
  /** Plays nothing until what it returns is called. */
  mute(): () => void;
  /** Waits for somebody to press something, before which there is no sound. @returns what stops it. */
  awaitGesture(): () => void;
}

interface Output {
  readonly context: AudioContext;
  readonly volume: GainNode;
}

/**
 * How many sounds are heard at once; together they are never louder than full scale.
 *
 * @internal Exported for its tests.
 */
export const mostVoices = 4;

/** How late a sound may come that has to wait for the context, in milliseconds. */
const latest = 150;

/** How soon the same sound is heard again, in seconds. */
const soonest = 0.045;

/** How long sounds last at each pace, beside their usual length. */
const stretches: Readonly<Record<Appearance['pace'], number>> = {
  slow: 1.15,
  normal: 1,
  fast: 0.6,
  fastest: 0.4,
};

/** What tells that somebody is there. */
const gestures = ['pointerdown', 'keydown'] as const;

/**
 * Makes a player.
 *
 * @param makeContext - is called once, at the first gesture or after it.
 */
export function createPlayer(makeContext: () => AudioContext): Player {
  let tuning: Tuning = { gain: 0, pace: 'normal' };
  let gestured = false;
  let failed = false;
  /** How many want nothing to be heard. */
  let mutes = 0;
  let output: Output | undefined;
  /** What is being heard, with the moments when it began and when it will have faded. */
  let voices: { readonly name: SoundName; readonly began: number; readonly ends: number }[] = [];

  function wake(): Output | undefined {
    if (!gestured || tuning.gain === 0 || failed) return undefined;
    output ??= makeOutput();
    if (output === undefined) return undefined;
    output.volume.gain.value = tuning.gain;
    // What can't be resumed yet is at the next gesture.
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
      // A machine that can't be heard is a silent one.
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
    const repeated = voices.some((voice) => voice.name === name && now - voice.began < soonest);
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
      // A context that stands still would keep everything, and play it at once later on.
      const asked = performance.now();
      to.context.resume().then(
        () => performance.now() - asked < latest && start(to, name, seed),
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
