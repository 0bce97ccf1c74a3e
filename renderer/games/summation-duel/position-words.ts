import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { listed } from '../../../words/message.ts';
import { words } from '../../words.svelte.ts';
import { playedNumbers } from './played-numbers.ts';

/** The total and the used numbers, in sentences. */
export function summationInWords(view: MatchViewOf<'summation-duel'>): string[] {
  const played = playedNumbers(view);
  return [
    words().text('screen-summation-duel.position.total', {
      total: played.at(-1)?.to ?? 0,
      target: String(view.settings.target),
    }),
    ...(view.settings.copies === 'unlimited' ? [] : [usedInWords(view.position.used)]),
  ];
}

function usedInWords(used: readonly number[]): string {
  return used.length === 0
    ? words().text('screen-summation-duel.position.none-used')
    : words().text('screen-summation-duel.position.used', { numbers: listed(used) });
}
