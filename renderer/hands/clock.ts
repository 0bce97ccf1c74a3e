import { getContext, setContext } from 'svelte';

/** The clock that moves hands: the page's, unless a film draws them step by step. */
export interface Clock {
  /** The time (ms). */
  now(): number;
  /** Calls an action when the time has advanced. */
  next(action: () => void): void;
}

const pageClock: Clock = {
  now: () => performance.now(),
  next: (action) => void requestAnimationFrame(action),
};

const key = Symbol('clock');

/** The clock of the component that is being set up. */
export function clockHere(): Clock {
  return getContext<Clock | undefined>(key) ?? pageClock;
}

/** Sets the clock of the components inside the one that is being set up. */
export function setClock(clock: Clock): void {
  setContext(key, clock);
}

/** A clock that advances only by calls. */
export interface SteppedClock extends Clock {
  /** Advances the time (ms). */
  pass(milliseconds: number): void;
  /** Whether an action waits for the time to advance. */
  readonly awaited: boolean;
}

/** Creates a clock that stands still. */
export function makeSteppedClock(): SteppedClock {
  let time = 0;
  let waiting: (() => void)[] = [];
  return {
    now: () => time,
    next: (action) => void waiting.push(action),
    pass(milliseconds) {
      time += milliseconds;
      const due = waiting;
      waiting = [];
      for (const action of due) action();
    },
    get awaited() {
      return waiting.length > 0;
    },
  };
}
