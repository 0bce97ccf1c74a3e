import type { MatchView } from '../../electron/api/match-view.ts';
import { gameName } from '../../words/game-words.ts';
import { playersInWords } from '../library/match-words.ts';
import type { Page } from '../services/page.ts';
import { words } from '../words.svelte.ts';

/** The title of the board's window, for task switchers and screen readers: at the table the match, elsewhere the page. */
export function windowTitle(page: Page | undefined, view: MatchView | undefined): string {
  if (page === undefined || page.id === 'home') return 'Digit Duels';
  if (page.id !== 'table' || view === undefined) {
    return words().text('window-title.page', { page: words().text(page.title) });
  }
  const players = playersInWords(view);
  return words().text('window-title.match', { game: gameName(words(), view.game.id), players });
}
