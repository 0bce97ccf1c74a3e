import type { MatchView } from '../../electron/api/match-view.ts';

/**
 * Notation of a move or a hand as people read it. Where there are more than two players it counts them
 * from the one who moves; here words, and places at the table, say who it is.
 */
export function plainNotation({ players }: Pick<MatchView, 'players'>, notation: string): string {
  return players.length > 2 ? notation.replace(/(?<=[CD])\d+$/, '') : notation;
}
