import type { Held, ScholarsMove } from '../../../engine/scholars-game/position.ts';
import { words } from '../../words.svelte.ts';
import { valueOf } from './held.ts';
import type { Result } from './results.ts';

/**
 * The effect of a move on its targets in a word or two: `Add 2`, `Put both out`.
 *
 * @param results - empty if they aren't shown.
 */
export function verbOf(move: ScholarsMove, actor: Held, results: readonly Result[]): string {
  if (move.kind === 'add')
    return words().text('screen-scholars-game.target.add', { value: valueOf(actor) });
  if (results.length === 0) return words().text('screen-scholars-game.target.use');
  const eliminated = results.filter(({ after }) => after === 'x').length;
  if (eliminated === 0) return words().text('screen-scholars-game.target.transform');
  if (eliminated < results.length)
    return words().text('screen-scholars-game.target.eliminate-transform');
  return eliminated === 1
    ? words().text('screen-scholars-game.target.eliminate')
    : words().text('screen-scholars-game.target.eliminate-both');
}
