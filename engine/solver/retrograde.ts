import type { Rules } from '../game.ts';
import type { Census, CountedSolution } from '../analysis/solution.ts';
import { decode, wdlOf } from '../analysis/value.ts';
import { exploreGraph, type ExploredGraph } from './explore.ts';
import { forcedPlies, unforced } from './force.ts';
import { edgesInto, type Graph } from './graph.ts';

/** The memory of a node's position, key and edges, measured in The Scholar's Game. */
const bytesOfNode = 1000;

interface Solved<Position> {
  readonly graph: ExploredGraph<Position>;
  readonly table: Int32Array;
}

/**
 * Solves a two-player game from its explicit graph. Positions that neither side can force to an end are draws.
 *
 * A position that can't be reached from the start gets a graph of its own at its first evaluation.
 */
export function solveGraph<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
): CountedSolution<Position> {
  const known = [solvedFrom(start)];

  function solvedFrom(position: Position): Solved<Position> {
    const graph = exploreGraph(rules, position);
    return { graph, table: decideGraph(graph) };
  }

  function containing(key: string, position: Position): Solved<Position> {
    const found = known.find(({ graph }) => graph.nodes.has(key));
    if (found !== undefined) return found;
    const own = solvedFrom(position);
    known.push(own);
    return own;
  }

  return {
    get bytes() {
      return known.reduce((sum, { graph }) => sum + graph.count * bytesOfNode, 0);
    },
    evaluate: (position) => {
      const key = rules.key(position);
      const { graph, table } = containing(key, position);
      return decode(table[graph.nodes.get(key) ?? -1] ?? 0);
    },
    census: (position) => {
      const { table } = solvedFrom(position);
      const census: { -readonly [Key in keyof Census]: Census[Key] } = {
        reachable: table.length,
        win: 0,
        draw: 0,
        lose: 0,
      };
      for (const entry of table) census[wdlOf(decode(entry))]++;
      return census;
    },
  };
}

/** The value of every node of a two-player game, as {@link decode} reads it. */
export function decideGraph(graph: Graph): Int32Array {
  const { count, winner } = graph;
  const plies = forcedPlies(graph, edgesInto(graph), {
    wantedBy: 'player',
    hasHappened: (node, offset) => winner[node] === offset,
  });
  const table = new Int32Array(count);
  for (let node = 0; node < count; node++) {
    const wins = plies[2 * node] ?? unforced;
    const loses = plies[2 * node + 1] ?? unforced;
    if (wins !== unforced) table[node] = 1 + wins;
    else if (loses !== unforced) table[node] = -1 - loses;
  }
  return table;
}
