/** Limits quick updates to one per frame. */
export interface PerFrame<Shown> {
  /** Schedules something for the next frame, in place of what was scheduled before. */
  later(shown: Shown): void;
  /** What is scheduled for the next frame. */
  waiting(): Shown | undefined;
  /** Cancels what is scheduled. */
  forget(): void;
}

/** The longest delay (ms), as a hidden window draws no frames. */
const longestDelay = 200;

/** Creates a limiter to one update per frame. */
export function perFrame<Shown>(show: (shown: Shown) => void): PerFrame<Shown> {
  let waiting: { readonly shown: Shown } | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    waiting = undefined;
  }

  function showNow(): void {
    const now = waiting;
    forget();
    if (now !== undefined) show(now.shown);
  }

  return {
    forget,
    waiting: () => waiting?.shown,
    later(shown) {
      const isFirst = waiting === undefined;
      waiting = { shown };
      if (!isFirst) return;
      frame = requestAnimationFrame(showNow);
      timer = setTimeout(showNow, longestDelay);
    },
  };
}
