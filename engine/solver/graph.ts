import type { Rules } from '../game.ts';
import { listsByKey } from './groups.ts';
import { pliesFrom } from './plies.ts';

/**
 * The positions that can be reached from a start, as a graph in typed arrays. A node is a position at
 * the start of a ply; an edge is one ply, with whatever its player decides on the way.
 */
export interface Graph<Position> {
  readonly positions: readonly Position[];
  /** A position's node by its canonical key. */
  readonly nodes: ReadonlyMap<string, number>;
  /** What follows node `n`: `successor[start[n] … start[n + 1] - 1]`, without repetition. */
  readonly start: Int32Array;
  readonly successor: Int32Array;
  /** 0 while the game goes on; at its end 1 if the side to move has won, -1 if lost, 2 if drawn. */
  readonly ending: Int8Array;
}

/** Explores a game of two players without chance from a position. */
export function exploreGraph<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
): Graph<Position> {
  const positions: Position[] = [];
  const nodes = new Map<string, number>();
  const edgeFrom: number[] = [];
  const edgeTo: number[] = [];
  const ending: number[] = [];

  function nodeOf(position: Position): number {
    const key = rules.key(position);
    let node = nodes.get(key);
    if (node === undefined) {
      node = positions.push(position) - 1;
      nodes.set(key, node);
    }
    return node;
  }

  nodeOf(from);
  for (let node = 0; node < positions.length; node++) {
    const position = positions[node];
    if (position === undefined) break;
    ending.push(endingOf(rules, position));
    const next = new Set<number>();
    for (const after of pliesFrom(rules, position)) next.add(nodeOf(after));
    for (const successor of next) {
      edgeFrom.push(node);
      edgeTo.push(successor);
    }
  }
  const { start, item } = listsByKey(
    positions.length,
    Int32Array.from(edgeFrom),
    Int32Array.from(edgeTo),
  );
  return { positions, nodes, start, successor: item, ending: Int8Array.from(ending) };
}

function endingOf<Position, Move>(rules: Rules<Position, Move>, position: Position): number {
  const turn = rules.turn(position);
  if (turn.kind !== 'over') return 0;
  if (turn.outcome.kind === 'draw') return 2;
  return turn.outcome.winner === rules.mover(position) ? 1 : -1;
}
