import { matchOf, type Match } from '../match/match.ts';
import type { Turn } from '../game.ts';
import { occurrencesAlong, playedAfter, turnAfter, type Played } from '../match/played.ts';

/** The current state of a match. */
interface Standing<Position> {
  readonly position: Position;
  readonly turn: Turn;
  /** The number of plies played. */
  readonly at: number;
}

/**
 * Plays moves from the start of a match, each in constant time, until `choose` gives none or the game is over.
 */
export function playOn<Position, Move>(
  { rules, settings, start }: Match<Position, Move>,
  choose: (now: Standing<Position>) => { readonly move: Move } | undefined,
): Match<Position, Move> {
  const plies: Played<Position, Move>[] = [];
  const counted = occurrencesAlong(rules, start);
  for (;;) {
    const last = plies.at(-1);
    const turn = turnAfter(rules, start, last);
    const position = last?.after ?? start;
    const next = turn.kind === 'over' ? undefined : choose({ position, turn, at: plies.length });
    if (next === undefined) return matchOf(rules, settings, { start, plies });
    const ply = playedAfter(rules, start, last, turn, next.move, (key) => counted.times(key));
    if (ply.key !== undefined) counted.add(ply.key);
    plies.push(ply);
  }
}
