import { message } from '../../words/message.ts';
import type { Rules } from '../game.ts';
import { effectOf } from '../guide/after.ts';
import { principalVariation } from '../decision/principal-variation.ts';
import { keptBy } from '../review/better.ts';
import { decisionAt } from '../decision/decision.ts';
import { judgePly } from '../review/judge-ply.ts';
import { isError } from '../review/mark.ts';
import { plyInWords } from '../decision/notation.ts';
import type { Valuer } from '../decision/valuers.ts';
import { whyOf } from '../why/why.ts';
import { positionAfter, type Exercise } from './exercise.ts';

/** To lose nothing in a position, or next to nothing if chance acts. */
export function exerciseByValue<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
): Exercise<Position, Move> {
  return {
    rules,
    position,
    assess(to) {
      const judged = judgePly(rules, valuer, position, to);
      if (judged === undefined) return undefined;
      const { mark, value, decision } = judged;
      const right = !isError(mark);
      return {
        right,
        message: effectOf(rules, decision, value, {
          seat: rules.mover(position),
          next: rules.mover(to),
          ends: rules.turn(to).kind === 'over',
        }),
        why: whyOf(rules, valuer, position, to),
        reply: right ? [] : principalVariation(rules, valuer, to).flatMap(({ moves }) => moves),
      };
    },
    solution() {
      const decision = decisionAt(rules, valuer, position);
      const [best, ...others] = decision === undefined ? [] : keptBy(rules, position, decision);
      if (best === undefined) return { moves: [], message: message('exercise.unknown') };
      const { moves } = best;
      const said = { text: plyInWords(rules, position, moves) };
      const count = others.length;
      return {
        moves,
        why: whyOf(rules, valuer, position, positionAfter(rules, position, moves)),
        message:
          count === 0
            ? message('exercise.solution', said)
            : message('exercise.solution-one-of', { ...said, count }),
      };
    },
  };
}
