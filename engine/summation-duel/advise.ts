import { message, type Message } from '../../words/message.ts';
import { totalOf, type SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/** Whether the number is still there that makes exactly the target; nothing while none could. */
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
