import type { Program } from '../program.ts';
import type { Action } from './action.ts';
import type { Dice } from './dice.ts';
import type { Facts } from './facts.ts';

/**
 * Chooses by the facts of the last look, so that the choice is repeatable whatever has changed since.
 */
export function choose<Some extends Action>(
  actions: readonly Some[],
  { facts, program }: { readonly facts: Facts; readonly program: Program },
  dice: Dice,
): Some {
  const possible = actions.filter((action) => action.possible(facts, program));
  const whole = possible.reduce((sum, { weight }) => sum + weight, 0);
  let left = dice.below(whole);
  const chosen = possible.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (chosen === undefined) throw new Error('There is nothing to do.');
  return chosen;
}
