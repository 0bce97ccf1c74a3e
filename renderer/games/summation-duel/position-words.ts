import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { playedNumbers } from './played-numbers.ts';

/** The total and what is used. */
export function summationInWords(view: MatchViewOf<'summation-duel'>): string[] {
  const played = playedNumbers(view);
  const used = played.map(({ number }) => number).sort((one, other) => one - other);
  return [
    `The total is ${played.at(-1)?.to ?? 0} of ${String(view.settings['target'])}`,
    used.length === 0 ? 'No number is used' : `Used: ${used.join(', ')}`,
  ];
}
