import { message, type Message } from '../../words/message.ts';
import { totalOf, type SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/** Whether the number that reaches the target exactly is free; nothing if no number can. */
export function advise(settings: SummationSettings, position: SummationPosition): Message[] {
  const { numbers, target } = settings;
  const missing = target - totalOf(position);
  if (missing < 1 || missing > numbers) return [];
  const isFree = !position.used.includes(missing);
  return [
    isFree
      ? message('summation-duel.advice.free', { missing, target })
      : message('summation-duel.advice.used', { missing, target }),
  ];
}
