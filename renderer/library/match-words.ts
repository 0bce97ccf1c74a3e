import type { SavedTable } from '../../electron/api/drawing.ts';
import type { MatchSummaryView } from '../../electron/api/library.ts';
import { gameName } from '../../words/game-words.ts';
import { playerName, wordsAt } from '../players/naming.ts';
import { words } from '../words.svelte.ts';
import { durationInWords } from './duration.ts';

/** The players: `Ann – Computer`. */
export function playersInWords(match: Parameters<typeof wordsAt>[0]): string {
  return match.players.map((_, seat) => playerName(match, seat)).join(' – ');
}

/** The result of a match, or its progress. */
export function outcomeInWords(match: MatchSummaryView): string {
  const { text } = wordsAt(match);
  switch (match.result.kind) {
    case 'unfinished':
      return text('library.unfinished', { plies: match.plies });
    case 'drawn':
      return text('match.drawn');
    case 'won':
      return text('library.won', { winner: { seat: match.result.winner } });
  }
}

/** Matches as a table to save. */
export function tableOfMatches(matches: readonly MatchSummaryView[]): SavedTable {
  const columns = ['rules', 'outcome', 'plies', 'played', 'changed'] as const;
  const head = [
    words().text('library-view.game'),
    words().text('library-view.match'),
    words().text('saved-views.player'),
    ...columns.map((column) => words().text(`library-view.${column}`)),
  ];
  return [
    head,
    ...matches.map((match) => [
      gameName(words(), match.game.id),
      match.title,
      playersInWords(match),
      words().say(match.rules),
      outcomeInWords(match),
      match.plies,
      durationInWords(match.played, words().language),
      new Date(match.changed).toISOString(),
    ]),
  ];
}
