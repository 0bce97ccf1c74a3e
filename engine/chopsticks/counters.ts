import { counters, type ChopsticksPosition, type Counter } from './position.ts';
import { limitsSplits, limitsSwaps, type ChopsticksSettings } from './settings.ts';

/** The greatest value of a counter, from 0, and its value at the start, which notation may leave out. */
export interface CounterRange {
  readonly most: number;
  readonly atStart: number;
}

/** The ranges of the counters that the settings use. */
export function counterRanges(
  settings: ChopsticksSettings,
): Readonly<Partial<Record<Counter, CounterRange>>> {
  const { suddenDeath, lives, swapLimit, splitLimit, onePointSwitch } = settings;
  return {
    ...(suddenDeath === 'lives' && { lives: { most: lives, atStart: lives } }),
    ...(limitsSwaps(settings) && { swaps: { most: swapLimit, atStart: 0 } }),
    ...(limitsSplits(settings) && { splits: { most: splitLimit, atStart: 0 } }),
    // A player has one one-point switch a game.
    ...(onePointSwitch && { switches: { most: 1, atStart: 1 } }),
  };
}

/** A position with those counters that a function returns, by seat. */
export function withCounters(
  position: ChopsticksPosition,
  countsOf: (counter: Counter) => readonly number[] | undefined,
): ChopsticksPosition {
  let counted = position;
  for (const counter of counters) {
    const counts = countsOf(counter);
    if (counts !== undefined) counted = { ...counted, [counter]: counts };
  }
  return counted;
}
