import { lineOf, type PlayedLine } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { commonPlies } from '../api/common-plies.ts';
import type { MistakeDeck } from './mistake-deck.ts';
import { mistakesIn } from './mistakes.ts';

/** A match that has come to its end on the table. */
interface EndedMatch {
  readonly table: SeatedMatch;
  /** Which of the matches that have lain on the table it is. */
  readonly gameNumber: number;
}

/**
 * Finds the mistakes of every match that a person has played in, in the background.
 *
 * @returns a listener that takes each match as it ends.
 */
export function collectMistakes(deck: MistakeDeck, analyst: Analyst): (ended: EndedMatch) => void {
  /** What was played of the match that ended last, when it did. */
  let known: { gameNumber: number; plies: PlayedLine<unknown, unknown>['plies'] } | undefined;

  return ({ table, gameNumber }) => {
    if (table.players.every(({ kind }) => kind !== 'person')) return;
    const { game, match } = table;
    const played = lineOf(match);
    // Whoever takes a move back and plays on has made the mistakes before it only once.
    const from = known?.gameNumber === gameNumber ? commonPlies(known.plies, played.plies) : 0;
    known = { gameNumber, plies: played.plies };
    analyst.ask({ wanted: 'review', game, settings: match.settings, match: played }).then(
      (answer) => keepQuietly(() => deck.add(mistakesIn(table, answer, from), true)),
      // They are found as well when the match is reviewed.
      () => undefined,
    );
  };
}

/** If it can't be saved, the next request for mistakes says so. */
export function keepQuietly(keep: () => void): void {
  try {
    keep();
  } catch {
    // The file is tried again with the next mistake.
  }
}
