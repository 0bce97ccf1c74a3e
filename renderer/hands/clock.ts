import { getContext, setContext } from 'svelte';

/** By which hands move: that of the page, unless somebody draws them moment by moment. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Has something done when time has gone on. */
  next(action: () => void): void;
}

const pageClock: Clock = {
  now: () => performance.now(),
  next: (action) => void requestAnimationFrame(action),
};

const key = Symbol('clock');

/** The clock of a component that is being set up. */
export function clockHere(): Clock {
  return getContext<Clock | undefined>(key) ?? pageClock;
}

/** Gives the components within one that is being set up another clock. */
export function setClock(clock: Clock): void {
  setContext(key, clock);
}

/** A clock that advances by calls. */
export interface SteppedClock extends Clock {
  /** Lets it be so many milliseconds later. */
  pass(milliseconds: number): void;
  /** Whether something waits for time to go on. */
  readonly awaited: boolean;
}

/** Makes a clock that stands still. */
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
