import { lineOf, type PlayedLine } from '../../engine/match/match.ts';
import type { Player } from '../../engine/match/players.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { askReview } from '../analyst/ask-review.ts';
import { commonPlies } from '../api/tree.ts';
import type { MistakeDeck } from './mistake-deck.ts';
import { mistakesIn } from './mistakes.ts';

/** A match that has ended on the table. */
interface EndedMatch {
  readonly table: SeatedMatch;
  /** The match's number among those opened on the table. */
  readonly gameNumber: number;
}

/** The seats at a table of one person, with the mistakes of that person. */
export interface DeckOfSeats {
  readonly deck: Pick<MistakeDeck, 'add'>;
  readonly seats: readonly number[];
}

/**
 * Finds the mistakes in every match that a person played, in the background.
 *
 * @param decksOf - the people at a table.
 * @returns a listener to call with each match that ends.
 */
export function collectMistakes(
  decksOf: (players: readonly Player[]) => readonly DeckOfSeats[],
  analyst: Analyst,
): (ended: EndedMatch) => void {
  /** The plies of the match that ended last. */
  let known: { gameNumber: number; plies: PlayedLine<unknown, unknown>['plies'] } | undefined;

  return ({ table, gameNumber }) => {
    const decks = decksOf(table.players);
    if (decks.length === 0) return;
    const played = lineOf(table.match);
    // Mistakes before an undone move were already counted.
    const from = known?.gameNumber === gameNumber ? commonPlies(known.plies, played.plies) : 0;
    known = { gameNumber, plies: played.plies };
    askReview(analyst, table, false).then(
      (answer) => {
        for (const { deck, seats } of decks) {
          trySaving(() => deck.add(mistakesIn(table, answer, from, seats), true));
        }
      },
      // A review of the match finds them as well.
      () => undefined,
    );
  };
}

/** Tries to save; if that fails, the next request for mistakes reports it. */
export function trySaving(keep: () => void): void {
  try {
    keep();
  } catch {
    // The file is written again with the next mistake.
  }
}
