import { analyse } from '../../engine/solver/analyse.ts';
import { chancesIn } from '../../engine/analysis/value.ts';
import type { Grade } from '../../engine/capabilities/computer-players.ts';
import type { Rules } from '../../engine/game.ts';
import type { Solution } from '../../engine/analysis/solution.ts';
import { message, type Message } from '../../words/message.ts';
import { UserError } from '../user-error.ts';
import { valueInWords } from '../values.ts';

/** Chooses a move like a computer of a strength. */
type Advisor = (grade: Grade) => unknown;

/** A good move, with its value if the game can be solved. */
export function hintFor(
  rules: Rules<unknown, unknown>,
  position: unknown,
  solution: () => Solution<unknown>,
  advisor: Advisor,
): Message {
  const odds = rules.chance?.odds?.(position);
  const likeliest = odds?.moves[0];
  if (odds !== undefined && likeliest !== undefined) {
    return message(odds.value.exact ? 'cli-play.hint.odds' : 'cli-play.hint.odds-estimate', {
      move: rules.formatMove(position, likeliest.move),
      ...chancesIn(likeliest.value),
    });
  }
  try {
    const [best] = analyse(rules, solution(), position).moves;
    if (best !== undefined) {
      return message('cli-play.hint.worth', {
        move: rules.formatMove(position, best.move),
        worth: valueInWords(rules, best.value),
      });
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
  return message('cli-play.hint.guess', {
    move: rules.formatMove(position, advisor('medium')),
  });
}
