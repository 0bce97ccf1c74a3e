import { message } from '../../words/message.ts';
import type { Rules } from '../game.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { decode, type Value } from '../analysis/value.ts';
import { exploreGraph } from '../solver/explore.ts';
import { unfinished } from '../solver/graph.ts';
import { decideGraph } from '../solver/retrograde.ts';

/** A position on the map. */
export interface MapNode {
  /** The rules' key: equivalent positions are one node. */
  readonly key: string;
  /** In notation, the side to move first. */
  readonly position: string;
  /** The fewest plies from the start. */
  readonly distance: number;
  readonly over: boolean;
  readonly value: Value;
}

/** All positions that can be reached from the start of a game, and the plies between them. */
export interface StateMap {
  /** The start comes first. */
  readonly nodes: readonly MapNode[];
  /** The successors of node `n`: `next[n]`, each once. */
  readonly next: readonly (readonly number[])[];
}

/** The most positions that can be shown on a screen. */
const mostMapped = 4000;

/**
 * Maps a game of two players without chance.
 *
 * @throws UnsolvableGame if there are more players, chance, or too many positions.
 */
export function mapStates<Position, Move>(
  rules: Rules<Position, Move>,
  progress?: (positions: number) => void,
  most = mostMapped,
): StateMap {
  if (rules.seats !== 2) throw new UnsolvableGame(message('state-map.only-two'));
  if (rules.chance !== undefined) throw new UnsolvableGame(message('state-map.chance'));
  const graph = exploreGraph(rules, rules.start(0), { most, ...(progress && { progress }) });
  const values = decideGraph(graph);
  const next = graph.positions.map((_, node) => [
    ...new Set(graph.successor.subarray(graph.start[node], graph.start[node + 1])),
  ]);
  const distances = distancesFrom(next);
  return {
    next,
    nodes: graph.positions.map((position, node) => ({
      key: rules.key(position),
      position: rules.formatPosition(position),
      distance: distances[node] ?? 0,
      over: graph.winner[node] !== unfinished,
      value: decode(values[node] ?? 0),
    })),
  };
}

/** The plies from the first node to each. */
function distancesFrom(next: StateMap['next']): number[] {
  const distances: number[] = [0];
  const queue = [0];
  for (const node of queue) {
    for (const successor of next[node] ?? []) {
      if (distances[successor] !== undefined) continue;
      distances[successor] = (distances[node] ?? 0) + 1;
      queue.push(successor);
    }
  }
  return distances;
}
