import type { MatchView } from '../../electron/api/match-view.ts';

/** What one does before a turn: picks a digit, or decides what a hand is. */
export function decisionOf({ game }: Pick<MatchView, 'game'>): 'pick' | 'decide' {
  return game.id === 'digit-conquest' ? 'pick' : 'decide';
}
