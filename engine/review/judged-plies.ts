import type { Seat } from '../game.ts';
import { pliesOf, positionAt, type Match } from '../match/match.ts';
import { isToMove } from '../solver/plies.ts';
import { lossOf, onePlyEarlier, type Value } from '../analysis/value.ts';
import type { Judged } from './accuracy.ts';
import { decisionAt } from './decision.ts';
import { knowingEnds, type Valuer } from './valuers.ts';

/** What there was to decide in a position, as far as {@link Judged} needs it; null where it is not certain. */
type Known = (Omit<Judged, 'loss'> & { readonly best: Value }) | null;

/** A ply that was judged. */
export interface JudgedPly extends Judged {
  readonly seat: Seat;
}

/**
 * Judges the plies of matches by the same rules, without looking for better ones: by the thousand, where positions come
 * back. What repetition makes of a position is left out, as it differs between matches.
 *
 * @returns what judges a match; plies whose value is not proven are left out.
 */
export function plyJudge<Position, Move>(): (
  match: Match<Position, Move>,
  valuer: Valuer<Position>,
) => JudgedPly[] {
  const known = new Map<string, Known>();
  return (match, valuer) => {
    const { rules } = match;
    const history = pliesOf(match);
    const knowing = knowingEnds(rules, valuer);
    const judged: JudgedPly[] = [];

    function decisionIn(position: Position): Known {
      const key = rules.key(position);
      const before = known.get(key);
      if (before !== undefined) return before;
      const decision = decisionAt(rules, knowing, position);
      const found = decision ?? null;
      known.set(key, found);
      return found;
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
      const after = decision === null ? undefined : knowing.valueTo(to, seat);
      if (decision === null || after?.exact !== true) continue;
      const { best, greatestLoss, meanLoss } = decision;
      judged.push({ seat, loss: lossOf(best, onePlyEarlier(after)), greatestLoss, meanLoss });
    }
    return judged;
  };
}
