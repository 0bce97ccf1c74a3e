import { clockHere } from './clock.ts';
import { Glide } from './glide.svelte.ts';
import { blendPoses, type Pose, samePose } from './pose.ts';

export type Motion = 'full' | 'reduced' | 'off';

/** The duration of finger movements, and of the cross-fade that replaces them if motion is reduced (ms). */
const FINGERS_MOVE = 280;
const CROSS_FADE = 80;

const DAMPING = 7;
const FREQUENCY = 6.5;

/**
 * A hand's look while it moves from one pose to the next. A new pose during a movement is
 * approached from the current one. It must be created while a component is being set up.
 */
export class HandMotion {
  readonly #pose: Glide<Pose>;
  readonly #fade: Glide<number>;
  #previous = $state.raw<Pose>();

  constructor(target: () => Pose, motion: () => Motion) {
    const clock = clockHere();
    this.#pose = new Glide(
      target(),
      (from, to, share) => blendPoses(from, to, springOut(share)),
      clock,
    );
    this.#fade = new Glide(1, (from, to, share) => from + (to - from) * share, clock);
    $effect.pre(() => {
      const next = target();
      if (!samePose(next, this.#pose.target)) this.#move(next, motion());
    });
  }

  #move(next: Pose, motion: Motion): void {
    if (motion === 'reduced') {
      this.#previous = this.#pose.target;
      this.#fade.set(0, 0);
      this.#fade.set(1, CROSS_FADE);
    }
    this.#pose.set(next, motion === 'full' ? FINGERS_MOVE : 0);
  }

  get pose(): Pose {
    return this.#pose.current;
  }

  /** The pose that is fading out, and its opacity. */
  get fading(): { pose: Pose; opacity: number } | undefined {
    if (!this.#previous || this.#fade.current >= 1) return undefined;
    return { pose: this.#previous, opacity: 1 - this.#fade.current };
  }

  /** The opacity of the current pose. */
  get opacity(): number {
    return this.#previous ? this.#fade.current : 1;
  }
}

/**
 * A damped spring released at 0: it starts from rest, overshoots 1 by about a thirtieth and stays
 * there. Unlike a simulated spring, it ends at a fixed time, so that the next movement can be
 * scheduled.
 */
function springOut(time: number): number {
  if (time >= 1) return 1;
  const swing = Math.cos(FREQUENCY * time) + (DAMPING / FREQUENCY) * Math.sin(FREQUENCY * time);
  return 1 - Math.exp(-DAMPING * time) * swing;
}
