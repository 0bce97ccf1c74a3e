import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { listed } from '../../../words/message.ts';
import { words } from '../../words.svelte.ts';
import { playedNumbers } from './played-numbers.ts';

/** The total and the used numbers, in sentences. */
export function summationInWords(view: MatchViewOf<'summation-duel'>): string[] {
  const played = playedNumbers(view);
  const used = played.map(({ number }) => number).sort((one, other) => one - other);
  return [
    words().text('screen-summation-duel.position.total', {
      total: played.at(-1)?.to ?? 0,
      target: String(view.settings.target),
    }),
    used.length === 0
      ? words().text('screen-summation-duel.position.none-used')
      : words().text('screen-summation-duel.position.used', { numbers: listed(used) }),
  ];
}
