import type { MatchView } from '../../electron/api/match-view.ts';
import { screenOf } from '../games/games.ts';
import { sentence } from './announcements.ts';
import { turnInWords } from './turn-words.ts';

/** All that lies on the table, in sentences, for those who can't see it. */
export function positionInWords(view: MatchView): string {
  const told = screenOf(view).positionInWords(view);
  const { series } = view;
  const won = series
    ? [
        `Games won: ${view.players.map(({ name }, seat) => `${name} ${series.won[seat] ?? 0}`).join(', ')}`,
      ]
    : [];
  return [...told, ...won, turnInWords(view)].map(sentence).join(' ');
}
