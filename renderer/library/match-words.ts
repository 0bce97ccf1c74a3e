import type { MatchSummaryView } from '../../electron/api/library.ts';
import { playerName, wordsAt } from '../players/naming.ts';

/** The players: `Ann – Computer`. */
export function playersInWords(match: Parameters<typeof wordsAt>[0]): string {
  return match.players.map((_, seat) => playerName(match, seat)).join(' – ');
}

/** The result of a match, or its progress. */
export function outcomeInWords(match: MatchSummaryView): string {
  const words = wordsAt(match);
  switch (match.result.kind) {
    case 'unfinished':
      return words.text('library.unfinished', { plies: match.plies });
    case 'drawn':
      return words.text('match.drawn');
    case 'won':
      return words.text('library.won', { winner: { seat: match.result.winner } });
  }
}
