import type { Rules } from '../game.ts';
import { plyWaysFrom } from '../solver/plies.ts';
import type { Progress } from '../solver/sides-solver.ts';

/**
 * The positions that follow from one, as a graph in typed arrays. A node is a position at the start of a ply, seen
 * by the one to move; an edge is all the plies that lead to the same node.
 */
export interface WeightedGraph<Position> {
  readonly positions: readonly Position[];
  /** A position's node by its canonical key. */
  readonly nodes: ReadonlyMap<string, number>;
  /** What follows node `n` is at `start[n] … start[n + 1] - 1`. */
  readonly start: Int32Array;
  readonly successor: Int32Array;
  /** How likely one who takes any legal move takes each edge. */
  readonly weight: Float64Array;
  /** For the one to move: 1 where he has won, 0 where he has lost, ½ where it is drawn; NaN while the game goes on. */
  readonly result: Float64Array;
}

/** For each position that there may be, how many ways to play on may be followed. */
const waysForEach = 20;

/** How many positions there are between two reports of progress. */
const stride = 500;

/**
 * Explores a game of two players without chance from a position.
 *
 * @param most - how many positions there may be.
 * @returns nothing where there are more, or too many ways to play.
 */
export function weightedGraph<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  most: number,
  progress?: Progress,
): WeightedGraph<Position> | undefined {
  const positions = [from];
  const nodes = new Map([[rules.key(from), 0]]);
  const start = [0];
  const successor: number[] = [];
  const weight: number[] = [];
  const result: number[] = [];
  let left = most * waysForEach;
  for (let node = 0; node < positions.length; node++) {
    if (node % stride === stride - 1) progress?.(node);
    const position = positions[node] as Position;
    result.push(resultIn(rules, position));
    const weights = new Map<number, number>();
    const ways = plyWaysFrom(rules, position);
    left -= ways.length;
    if (left < 0) return undefined;
    for (const { after, probability } of ways) {
      const key = rules.key(after);
      let next = nodes.get(key);
      if (next === undefined) {
        if (positions.length === most) return undefined;
        next = positions.push(after) - 1;
        nodes.set(key, next);
      }
      weights.set(next, (weights.get(next) ?? 0) + probability);
    }
    for (const [next, probability] of weights) {
      successor.push(next);
      weight.push(probability);
    }
    start.push(successor.length);
  }
  return {
    positions,
    nodes,
    start: Int32Array.from(start),
    successor: Int32Array.from(successor),
    weight: Float64Array.from(weight),
    result: Float64Array.from(result),
  };
}

function resultIn<Position, Move>(rules: Rules<Position, Move>, position: Position): number {
  const turn = rules.turn(position);
  if (turn.kind !== 'over') return NaN;
  if (turn.outcome.kind === 'draw') return 0.5;
  return turn.outcome.winner === rules.mover(position) ? 1 : 0;
}
