/** Shows what comes in quick succession no oftener than the window draws. */
export interface PerFrame<Shown> {
  /** Has something shown at the next frame, in place of what was to be shown there. */
  later(shown: Shown): void;
  /** What waits for the next frame. */
  waiting(): Shown | undefined;
  /** Forgets what waits. */
  forget(): void;
}

/** A window that nobody sees draws no frames, and shows it all the same after so many milliseconds. */
const latest = 200;

/** Makes what shows things once a frame. */
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
      timer = setTimeout(showNow, latest);
    },
  };
}
