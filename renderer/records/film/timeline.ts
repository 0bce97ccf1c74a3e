import { flushSync } from 'svelte';

/** The time of a part of the page, which advances only by calls. */
export interface Timeline {
  /** Advances the time of all animations (ms). */
  pass(milliseconds: number): Promise<void>;
  /** Whether any animation that ends is still running. */
  moving(): boolean;
  /** The present state of all animations, as properties of their elements. */
  looks(): readonly { readonly element: Element; readonly properties: readonly string[] }[];
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
      // An animation's `finished` resolves with the next frame of the page.
      if (ended) await nextPicture();
      flushSync();
    },
    moving: () => animations().some((animation) => Number.isFinite(endOf(animation))),
    looks: () =>
      animations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || effect.target === null) return [];
        const properties = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
        return [{ element: effect.target, properties: [...new Set(properties)] }];
      }),
  };
}

async function nextPicture(): Promise<void> {
  for (let count = 0; count < 2; count++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
