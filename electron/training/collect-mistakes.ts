import { atEnd, lineOf, outcomeOf, type PlayedLine } from '../../engine/match.ts';
import type { Table } from '../../engine/table.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { commonPlies } from '../api/common-plies.ts';
import type { MistakeDeck } from './mistake-deck.ts';
import { mistakesIn } from './mistakes.ts';

/** A moment of the match on the table. */
export interface Moment {
  readonly table: Table;
  /** Which of the matches that have lain on the table it is. */
  readonly deal: number;
}

/**
 * Finds the mistakes of every match in which a person has played to its end, where nobody waits for it.
 *
 * @returns what is told of every moment of the match.
 */
export function collectMistakes(
  deck: MistakeDeck,
  analyst: Analyst,
  first: Moment,
): (now: Moment) => void {
  let before = { deal: first.deal, over: isOver(first) };
  /** What was played of this match when it ended last. */
  let known: PlayedLine<unknown, unknown>['plies'] = [];

  return (now) => {
    const over = isOver(now);
    if (now.deal !== before.deal) known = [];
    const ended = over && !before.over && now.deal === before.deal;
    before = { deal: now.deal, over };
    if (!ended || now.table.players.every(({ kind }) => kind !== 'person')) return;
    const { game, match } = now.table;
    const played = lineOf(match);
    // Whoever takes a move back and plays on has made the mistakes before it only once.
    const from = commonPlies(known, played.plies);
    known = played.plies;
    analyst.ask({ wanted: 'review', game, settings: match.settings, match: played }).then(
      (answer) => keepQuietly(() => deck.add(mistakesIn(now.table, answer, from), true)),
      // They are found as well when the match is reviewed.
      () => undefined,
    );
  };
}

/** Nobody has asked for it: where it can't be kept, that is told to whoever asks. */
export function keepQuietly(keep: () => void): void {
  try {
    keep();
  } catch {
    // The file is tried again with the next mistake.
  }
}

/** Whether it has ended, wherever in it one looks. */
function isOver({ table: { match } }: Moment): boolean {
  return outcomeOf(atEnd(match)) !== undefined;
}
