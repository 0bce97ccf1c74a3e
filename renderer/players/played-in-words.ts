import { message } from '../../words/message.ts';
import type { MatchView, PlayedView } from '../../electron/api/match-view.ts';
import { wordsAt } from './naming.ts';

/** A ply and its player, as a whole sentence. */
export function playedInWords(
  view: Pick<MatchView, 'players'>,
  { seat, text, recount }: PlayedView,
): string {
  return wordsAt(view).say(
    recount ??
      (seat === null
        ? message('match.played-by-chance', { text })
        : message('match.played-by', { player: { seat }, text })),
  );
}
