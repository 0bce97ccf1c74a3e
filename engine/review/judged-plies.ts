import type { Seat } from '../game.ts';
import { pliesOf, positionAt, type Match } from '../match/match.ts';
import { isToMove } from '../solver/plies.ts';
import { onePlyEarlier } from '../analysis/value.ts';
import type { Judged } from './accuracy.ts';
import { decisionAt, type Decision } from '../decision/decision.ts';
import { judged } from './mark.ts';
import { knowingEnds, type Valuer } from '../decision/valuers.ts';

/** A judged ply. */
export interface JudgedPly extends Judged {
  readonly seat: Seat;
}

/**
 * Judges the plies of many matches under the same rules, without looking for better plies; the results
 * for repeated positions are cached. Ignores repetition, since it differs between matches.
 *
 * @returns a function that judges a match; it leaves out plies whose value isn't proven.
 */
export function plyJudge<Position, Move>(): (
  match: Match<Position, Move>,
  valuer: Valuer<Position>,
) => JudgedPly[] {
  /** The decisions by position key; undefined if a value isn't certain. */
  const known = new Map<string, Decision<Position, Move> | undefined>();
  return (match, valuer) => {
    const { rules } = match;
    const history = pliesOf(match);
    const knowing = knowingEnds(rules, valuer);
    const plies: JudgedPly[] = [];
    const hasChance = rules.chance !== undefined;

    function decisionIn(position: Position): Decision<Position, Move> | undefined {
      const key = rules.key(position);
      if (!known.has(key)) known.set(key, decisionAt(rules, knowing, position));
      return known.get(key);
    }

    for (let at = 0; at < history.length;) {
      const from = positionAt(match, at);
      const turn = rules.turn(from);
      let end = at + 1;
      while (end < history.length && isToMove(rules, positionAt(match, end), turn)) end++;
      const seat = history[at]?.seat ?? null;
      const to = positionAt(match, end);
      at = end;
      if (seat === null || isToMove(rules, to, turn)) continue;
      const decision = decisionIn(from);
      const after = decision && knowing.valueTo(to, seat);
      if (decision === undefined || after?.exact !== true) continue;
      plies.push({ seat, ...judged(decision, onePlyEarlier(after), hasChance) });
    }
    return plies;
  };
}
