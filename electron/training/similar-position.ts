import type { Rules } from '../../engine/game.ts';
import { ladder } from '../../engine/puzzles/ladder.ts';
import type { PuzzleKind } from '../../engine/puzzles/puzzle-pack.ts';
import { pick, mixedSeed, seededRandom } from '../../engine/random.ts';
import { pliesFrom } from '../../engine/solver/plies.ts';
import type { Mistake } from './mistakes.ts';

/** With only this many legal moves, the wrong one gives away the right one. */
const tooFew = 2;

/** With chance, harder puzzles gain less than what counts as a mistake. */
const hardest = 1700;

/**
 * Finds a similar position for a mistake whose position has only two moves, if there is one: under
 * standard rules only.
 *
 * @param from - the position of the mistake.
 * @param times - how often the mistake was asked before; each time gives another position.
 */
export function similarTo(
  rules: Rules<unknown, unknown>,
  from: unknown,
  { game, settings, best }: Pick<Mistake, 'game' | 'settings' | 'best'>,
  times: number,
): string | undefined {
  const moves = new Set(pliesFrom(rules, from).map((after) => rules.key(after)));
  if (moves.size > tooFew || Object.keys(settings).length > 0) return undefined;
  const kind: PuzzleKind = rules.chance !== undefined ? 'odds' : best === 1 ? 'win' : 'draw';
  const fitting = ladder.filter(
    (rung) => rung.game === game && rung.kind === kind && rung.rating <= hardest,
  );
  if (fitting.length === 0) return undefined;
  const seed = mixedSeed(
    times,
    ...rules
      .formatPosition(from)
      .split('')
      .map((each) => each.charCodeAt(0)),
  );
  return pick(seededRandom(seed), fitting).position;
}
