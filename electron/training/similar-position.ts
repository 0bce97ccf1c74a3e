import type { Rules } from '../../engine/game.ts';
import { ladder } from '../../engine/puzzles/ladder.ts';
import type { PuzzleKind } from '../../engine/capabilities/puzzle-pack.ts';
import { mixedSeed, seededRandom } from '../../engine/random.ts';
import { shuffled } from '../../engine/puzzles/shuffled.ts';
import { isError, markOf } from '../../engine/review/mark.ts';
import { pliesFrom } from '../../engine/solver/plies.ts';
import type { Mistake } from '../../engine/learner/line.ts';

/** With only this many legal moves, the wrong one gives away the right one. */
const tooFew = 2;

/** The highest rating of a similar position. */
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
    (rung) =>
      rung.game === game &&
      Object.keys(rung.settings).length === 0 &&
      rung.kind === kind &&
      rung.rating <= hardest,
  );
  const seed = mixedSeed(
    times,
    ...rules
      .formatPosition(from)
      .split('')
      .map((each) => each.charCodeAt(0)),
  );
  const positions = shuffled(fitting, seededRandom(seed)).map(({ position }) => position);
  return positions.find((position) => canErr(rules, position));
}

/** Whether the difference between the best moves is large enough for a mistake, if chance acts. */
function canErr(rules: Rules<unknown, unknown>, notation: string): boolean {
  if (rules.chance === undefined) return true;
  const position = rules.parsePosition(notation, 0);
  const { moves = [] } = (position.ok && rules.chance.odds?.(position.value, 'glance')) || {};
  const [best, next] = moves.map(({ value }) => value);
  return (
    best !== undefined && next !== undefined && isError(markOf({ best, worst: next }, next, true))
  );
}
