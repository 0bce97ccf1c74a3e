import { matchOf, type Match } from '../match/match.ts';
import type { Turn } from '../game.ts';
import { playedAfter, turnAfter, type Played } from '../match/played.ts';

/** Where a match stands while it is being played. */
interface Standing<Position> {
  readonly position: Position;
  readonly turn: Turn;
  /** How many plies have been played. */
  readonly at: number;
}

/**
 * Plays one move after the other from the start of a match, each in the same time, until `choose` gives none or the
 * game is over.
 */
export function playOn<Position, Move>(
  { rules, settings, start }: Match<Position, Move>,
  choose: (now: Standing<Position>) => { readonly move: Move } | undefined,
): Match<Position, Move> {
  const plies: Played<Position, Move>[] = [];
  for (;;) {
    const last = plies.at(-1);
    const turn = turnAfter(rules, start, last);
    const position = last?.after ?? start;
    const next = turn.kind === 'over' ? undefined : choose({ position, turn, at: plies.length });
    if (next === undefined) return matchOf(rules, settings, { start, plies });
    plies.push(playedAfter(rules, start, last, turn, next.move));
  }
}
