import { analyse } from '../../engine/analysis.ts';
import type { Difficulty } from '../../engine/players.ts';
import type { Rules } from '../../engine/game.ts';
import type { Solution } from '../../engine/solution.ts';
import { Refusal } from '../refusal.ts';
import { worthInWords } from '../solving.ts';

/** Chooses a move as a computer of some strength would. */
type Advisor = (difficulty: Difficulty) => unknown;

/** A good move, with what it is worth where the game can be solved. */
export function hintFor(
  rules: Rules<unknown, unknown>,
  position: unknown,
  solution: () => Solution<unknown>,
  advisor: Advisor,
): string {
  const odds = rules.odds?.(position);
  const likeliest = odds?.moves[0];
  if (odds !== undefined && likeliest !== undefined) {
    const share = `${odds.exact ? '' : 'an estimated '}${(100 * likeliest.value).toFixed(1)}%`;
    return `Hint: ${rules.formatMove(position, likeliest.move)}, which wins ${share} of the time.`;
  }
  try {
    const [best] = analyse(rules, solution(), position).moves;
    if (best !== undefined) {
      return `Hint: ${rules.formatMove(position, best.move)}, ${worthInWords(best)}.`;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return `Hint: ${rules.formatMove(position, advisor('medium'))}, as a medium computer would play.`;
}
