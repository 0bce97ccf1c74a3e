import { Tween } from 'svelte/motion';
import { springOut } from './easing.ts';
import { blendPoses, type Pose, samePose } from './pose.ts';

export type Motion = 'full' | 'reduced' | 'off';

/** Milliseconds that fingers take, and that a cross-fade takes instead when motion is reduced. */
const FINGERS_MOVE = 280;
const CROSS_FADE = 80;

/**
 * What a hand looks like on its way from one pose to the next. Must be made while a component is being
 * set up. A pose that comes during a movement is headed for from wherever the fingers are.
 */
export class HandMotion {
  readonly #pose: Tween<Pose>;
  readonly #fade = new Tween(1);
  #previous = $state.raw<Pose>();

  constructor(target: () => Pose, motion: () => Motion) {
    this.#pose = new Tween(target(), {
      easing: springOut,
      interpolate: (from, to) => (share) => blendPoses(from, to, share),
    });
    $effect.pre(() => {
      const next = target();
      if (!samePose(next, this.#pose.target)) this.#move(next, motion());
    });
  }

  #move(next: Pose, motion: Motion): void {
    if (motion === 'reduced') {
      this.#previous = this.#pose.target;
      void this.#fade.set(0, { duration: 0 });
      void this.#fade.set(1, { duration: CROSS_FADE });
    }
    void this.#pose.set(next, { duration: motion === 'full' ? FINGERS_MOVE : 0 });
  }

  get pose(): Pose {
    return this.#pose.current;
  }

  /** The pose that is fading away, and how much of it is still there. */
  get fading(): { pose: Pose; opacity: number } | undefined {
    if (!this.#previous || this.#fade.current >= 1) return undefined;
    return { pose: this.#previous, opacity: 1 - this.#fade.current };
  }

  /** How much of the present pose is there. */
  get opacity(): number {
    return this.#previous ? this.#fade.current : 1;
  }
}
