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

/** How long a context waits for the next gesture or sound before it rests (ms): one that plays silence keeps a processor awake. */
const longestSilence = 10_000;

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

/** Plays {@link sounds}. */
export class Player {
  readonly #makeContext: () => AudioContext;
  #tuning: Tuning = { gain: 0, pace: 'normal' };
  #gestured = false;
  #failed = false;
  /** How many callers have muted the player. */
  #mutes = 0;
  #output: Output | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** The sounds now playing, with the times when they began and when they will have faded. */
  #voices: { readonly name: SoundName; readonly began: number; readonly ends: number }[] = [];

  /** @param makeContext - is called once, at the first gesture or later. */
  constructor(makeContext: () => AudioContext) {
    this.#makeContext = makeContext;
  }

  /** Sets the loudness and speed; the player is silent until then. */
  tune(tuning: Tuning): void {
    this.#tuning = tuning;
    if (this.#output !== undefined) this.#output.volume.gain.value = tuning.gain;
  }

  /**
   * Plays a sound at once, if sounds are audible.
   *
   * @param seed - the seed of its variation: the number of its ply.
   */
  play(name: SoundName, seed = 0): void {
    const isMute = this.#mutes > 0 || document.visibilityState === 'hidden';
    const to = isMute ? undefined : this.#wake();
    if (to === undefined) return;
    if (to.context.state === 'running') {
      this.#start(to, name, seed);
      return;
    }
    // A suspended context would keep all sounds and play them together later.
    const asked = performance.now();
    to.context.resume().then(
      () => performance.now() - asked < longestDelay && this.#start(to, name, seed),
      () => undefined,
    );
  }

  /** Mutes the player until the returned function is called. */
  mute(): () => void {
    this.#mutes++;
    let muted = true;
    return () => {
      if (muted) this.#mutes--;
      muted = false;
    };
  }

  /**
   * Waits for the first click or key, as browsers allow no sound before. @returns a function that
   * stops waiting.
   */
  awaitGesture(): () => void {
    const onGesture = (): void => {
      this.#gestured = true;
      this.#wake();
    };
    for (const gesture of gestures) addEventListener(gesture, onGesture, { capture: true });
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, onGesture, { capture: true });
    };
  }

  #wake(): Output | undefined {
    if (!this.#gestured || this.#tuning.gain === 0 || this.#failed) return undefined;
    this.#output ??= this.#makeOutput();
    if (this.#output === undefined) return undefined;
    const { context, volume } = this.#output;
    volume.gain.value = this.#tuning.gain;
    // If the context can't resume yet, the next gesture resumes it.
    if (context.state === 'suspended') context.resume().catch(() => undefined);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void context.suspend().catch(() => undefined), longestSilence);
    return this.#output;
  }

  #makeOutput(): Output | undefined {
    try {
      const context = this.#makeContext();
      const volume = context.createGain();
      volume.connect(context.destination);
      return { context, volume };
    } catch {
      // A machine without sound is silent.
      this.#failed = true;
      return undefined;
    }
  }

  #start({ context, volume }: Output, name: SoundName, seed: number): void {
    const now = context.currentTime;
    this.#voices = this.#voices.filter(({ ends }) => ends > now);
    const repeated = this.#voices.some(
      (voice) => voice.name === name && now - voice.began < leastInterval,
    );
    if (repeated || this.#voices.length >= mostVoices) return;
    const sound = sounds[name];
    const stretch = stretches[this.#tuning.pace];
    this.#voices.push({ name, began: now, ends: now + lengthOf(sound) * stretch });
    const variation = variationOf(seed, sound.varies);
    schedule(context, volume, sound, now, { ...variation, stretch });
  }
}
