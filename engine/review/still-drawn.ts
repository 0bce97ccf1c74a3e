import type { RandomResults } from '../explorer/results.ts';
import type { Rules, Seat } from '../game.ts';
import { isSameScore, drawn } from '../analysis/value.ts';
import { keeping, type Decision } from '../decision/decision.ts';
import { essentialWays } from '../decision/essential.ts';
import { notationOf } from '../decision/notation.ts';

/** How a draw was kept: some draws are harder for the opponent to hold than others. */
export interface StillDrawn {
  /** The drawing ply after which its player wins most often in random play, in notation. */
  readonly hardest: readonly string[];
  /** How often its player wins after it, and after the ply that was played. */
  readonly hardestWins: number;
  readonly playedWins: number;
}

/** Smaller differences don't count. */
const noticed = 0.01;

/**
 * Compares the plies that keep a draw by the results of random play after them.
 *
 * @param to - the position after the ply that was played, which keeps the draw.
 * @returns undefined if the position wasn't drawn, or if all draws are about equally hard to hold.
 */
export function stillDrawn<Position, Move>(
  rules: Rules<Position, Move>,
  decision: Decision<Position, Move>,
  from: Position,
  to: Position,
  randomResults: (position: Position) => RandomResults,
): StillDrawn | undefined {
  const turn = rules.turn(from);
  if (rules.chance !== undefined || turn.kind !== 'player') return undefined;
  if (!decision.best.exact || !isSameScore(decision.best, drawn)) return undefined;
  const ways = essentialWays(rules, keeping(decision));
  if (ways.length < 2) return undefined;
  const rated = ways
    .map(({ moves, after }) => ({ moves, ...atRandom(randomResults(after), turn.seat) }))
    .sort((one, other) => other.score - one.score);
  const [hardest, easiest] = [rated[0], rated.at(-1)];
  if (hardest === undefined || easiest === undefined) return undefined;
  if (hardest.score - easiest.score < noticed) return undefined;
  const played = atRandom(randomResults(to), turn.seat);
  return {
    hardest: notationOf(rules, from, hardest.moves),
    hardestWins: hardest.wins,
    playedWins: played.wins,
  };
}

/** Whether the ply that was played is about as hard to hold against as any. */
export function isHardest({ hardestWins, playedWins }: StillDrawn): boolean {
  return hardestWins - playedWins < noticed;
}

function atRandom({ wins }: RandomResults, seat: Seat): { wins: number; score: number } {
  const [own = 0, other = 0] = [wins[seat], wins[1 - seat]];
  return { wins: own, score: own - other };
}
