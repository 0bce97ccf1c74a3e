import { flushSync } from 'svelte';

/** The time of a part of the page, which advances only by calls. */
export interface Timeline {
  /** Advances the time of all animations (ms). */
  pass(milliseconds: number): Promise<void>;
  /** Whether any animation that ends is still running. */
  moving(): boolean;
  /** The present values of all animated properties, by their names in CSS. */
  looks(): ReadonlyMap<Element, ReadonlyMap<string, string>>;
}

/** Takes control of the time of a part of the page. */
export function holdTime(root: HTMLElement): Timeline {
  const times = new WeakMap<Animation, number>();

  function animations(): Animation[] {
    return document.getAnimations().filter(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target !== null && root.contains(target) && playState !== 'finished';
    });
  }

  function endOf(animation: Animation): number {
    return Number(animation.effect?.getComputedTiming().endTime ?? 0);
  }

  return {
    async pass(milliseconds) {
      let ended = false;
      for (const animation of animations()) {
        animation.pause();
        const time = (times.get(animation) ?? 0) + milliseconds;
        times.set(animation, time);
        const end = endOf(animation);
        if (time < end) animation.currentTime = time;
        else if (Number.isFinite(end)) {
          animation.finish();
          ended = true;
        }
      }
      // The page reports the end of animations just before its next frame.
      if (ended) await new Promise((resolve) => requestAnimationFrame(resolve));
      flushSync();
    },
    moving: () => animations().some((animation) => Number.isFinite(endOf(animation))),
    looks() {
      const looks = new Map<Element, Map<string, string>>();
      for (const { effect } of animations()) {
        if (!(effect instanceof KeyframeEffect) || effect.target === null) continue;
        const now = getComputedStyle(effect.target);
        for (const property of effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))) {
          const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
          const value = now.getPropertyValue(name);
          if (value === '') continue;
          const look = looks.get(effect.target) ?? new Map<string, string>();
          looks.set(effect.target, look.set(name, value));
        }
      }
      return looks;
    },
  };
}
