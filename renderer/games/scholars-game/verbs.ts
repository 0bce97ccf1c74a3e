import type { ScholarsMove } from '../../../engine/scholars-game/moves.ts';
import { valueOf } from './held.ts';
import type { Result } from './results.ts';
import type { Held } from '../../../engine/scholars-game/position.ts';

/** What a move does to its targets, in a word or two: `Add 2`, `Eliminate both`. */
export function verbOf(move: ScholarsMove, actor: Held, results: readonly Result[]): string {
  if (move.kind === 'add') return `Add ${valueOf(actor)}`;
  const eliminated = results.filter(({ after }) => after === 'x').length;
  if (eliminated === 0) return 'Transform';
  if (eliminated < results.length) return 'Eliminate and transform';
  return eliminated === 1 ? 'Eliminate' : 'Eliminate both';
}
