import type { SummationSettings } from './settings.ts';

type Race = Pick<SummationSettings, 'numbers' | 'target'>;

/**
 * The totals to reach below the target if numbers are never used up. They are n + 1 apart, so a player who brings the total
 * to one of them gets to the next: with i + (n + 1 − i).
 */
export function totalsToReach(race: Race): number[] {
  const totals: number[] = [];
  for (let total = nextToReach(race, 0); total < race.target; total += race.numbers + 1) {
    totals.push(total);
  }
  return totals;
}

/** The next total to reach after another one: at last the target. */
export function nextToReach({ numbers, target }: Race, total: number): number {
  return target - Math.floor((target - total - 1) / (numbers + 1)) * (numbers + 1);
}
