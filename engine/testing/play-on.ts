import { matchOf, type Match } from '../match/match.ts';
import {
  nextPly,
  occurrencesAlong,
  turnAfter,
  type Played,
  type Standing,
} from '../match/played.ts';

/**
 * Plays moves from the start of a match, each in constant time, until `choose` gives none or the game is over.
 *
 * @param choose - receives the place and how many plies have been played.
 */
export function playOn<Position, Move>(
  { rules, settings, start }: Match<Position, Move>,
  choose: (
    now: Standing<Position, Move> & { readonly at: number },
  ) => { readonly move: Move } | undefined,
): Match<Position, Move> {
  const plies: Played<Position, Move>[] = [];
  const counted = occurrencesAlong(rules, start);
  const timesOf = (key: string): number => counted.times(key);
  for (;;) {
    const last = plies.at(-1);
    const turn = turnAfter(rules, start, last);
    const position = last?.after ?? start;
    const now = { rules, position, turn, timesOf };
    const next = turn.kind === 'over' ? undefined : choose({ ...now, at: plies.length });
    if (next === undefined) return matchOf(rules, settings, { start, plies });
    const ply = nextPly(now, next.move);
    if (ply.key !== undefined) counted.add(ply.key);
    plies.push(ply);
  }
}
