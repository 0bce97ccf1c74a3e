import { listed, message, playerAt, type Message } from '../../words/message.ts';
import { availableNumbers, totalOf, type SummationPosition } from './position.ts';
import { nextToReach, totalsToReach } from './race.ts';
import type { SummationSettings } from './settings.ts';

/**
 * Whether the number that reaches the target exactly is free; nothing if no number can. If numbers are never used up, the
 * total to reach now.
 */
export function advise(settings: SummationSettings, position: SummationPosition): Message[] {
  const { numbers, target } = settings;
  const total = totalOf(position);
  const missing = target - total;
  if (missing < 1) return [];
  if (settings.copies === 'unlimited') return [adviceInRace(settings, position)];
  if (missing > numbers) return [];
  const isFree = availableNumbers(settings, position).includes(missing);
  return [
    isFree
      ? message('summation-duel.advice.free', { missing, target })
      : message('summation-duel.advice.used', { missing, target }),
  ];
}

/** The total to reach now, if numbers are never used up. */
export function adviceInRace(settings: SummationSettings, position: SummationPosition): Message {
  const { numbers, target } = settings;
  const total = totalOf(position);
  const next = nextToReach(settings, total);
  const number = next - total;
  if (next === target && number <= numbers) {
    return message('summation-duel.advice.exact', { missing: number, target });
  }
  const said = { totals: listed([...totalsToReach(settings), target]), step: numbers + 1 };
  return number <= numbers
    ? message('summation-duel.advice.reach', { ...said, number, total: next })
    : message('summation-duel.advice.reached', { ...said, total, player: playerAt(position.turn) });
}
