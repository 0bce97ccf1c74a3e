import { totalOf } from '../../../engine/summation-duel/position.ts';
import type { SeenPositionOf } from '../../../electron/api/match-view.ts';
import { listed } from '../../../words/message.ts';
import { words } from '../../words.svelte.ts';

/** The total and the used numbers, in sentences. */
export function summationInWords(view: SeenPositionOf<'summation-duel'>): string[] {
  return [
    words().text('screen-summation-duel.position.total', {
      total: totalOf(view.position),
      target: String(view.settings.target),
    }),
    usedInWords(view),
  ].filter(Boolean);
}

/** The used numbers, in a sentence; empty if they are never used up. */
export function usedInWords({
  settings,
  position: { used },
}: SeenPositionOf<'summation-duel'>): string {
  if (settings.copies === 'unlimited') return '';
  return used.length === 0
    ? words().text('screen-summation-duel.position.none-used')
    : words().text('screen-summation-duel.position.used', { numbers: listed(used) });
}
