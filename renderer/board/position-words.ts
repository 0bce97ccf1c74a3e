import type { MatchView } from '../../electron/api/match-view.ts';
import { listed, message, playerAt } from '../../words/message.ts';
import { screenOf } from '../games/games.ts';
import { wordsAt } from '../players/naming.ts';
import { sentence } from './announcements.ts';
import { turnInWords } from '../table/turn-words.ts';

/** Describes everything on the table in sentences, for users who can't see it. */
export function positionInWords(view: MatchView): string {
  const positions = screenOf(view).positionInWords(view);
  return [...positions, ...gamesWon(view), turnInWords(view)].map(sentence).join(' ');
}

/** How many games of a series each player has won. */
function gamesWon(view: MatchView): string[] {
  if (view.series === null) return [];
  const games = view.series.won.map((count, seat) =>
    message('board.position.games-of', { player: playerAt(seat), games: count }),
  );
  return [wordsAt(view).text('board.position.games-won', { games: listed(games) })];
}
