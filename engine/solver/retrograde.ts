import type { Rules } from '../game.ts';
import { exploreGraph, type Graph } from './graph.ts';
import { listsByKey } from './groups.ts';
import type { Census, CountedSolution } from '../solution.ts';
import { decode, wdlOf } from '../value.ts';

/** A node's position, key and edges, by what a heap grew in The Scholar's Game. */
const bytesOfNode = 1000;

/**
 * Solves a two-player game from its explicit graph, by retrograde analysis: from the ends back, level
 * by level. What is never decided is a draw, since neither side can force the end.
 *
 * A position that the start can't reach gets a graph of its own when it is first asked for.
 */
export function solveGraph<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
): CountedSolution<Position> {
  const first = solved(exploreGraph(rules, start));
  const others = new Map<string, ReturnType<typeof solved<Position>>>();

  function containing(key: string, position: Position): ReturnType<typeof solved<Position>> {
    if (first.graph.nodes.has(key)) return first;
    for (const other of others.values()) if (other.graph.nodes.has(key)) return other;
    const own = solved(exploreGraph(rules, position));
    others.set(key, own);
    return own;
  }

  return {
    get bytes() {
      return [first, ...others.values()].reduce(
        (sum, { graph }) => sum + graph.positions.length * bytesOfNode,
        0,
      );
    },
    evaluate: (position) => {
      const key = rules.key(position);
      const { graph, table } = containing(key, position);
      return decode(table[graph.nodes.get(key) ?? -1] ?? 0);
    },
    census: (position) => {
      const { graph, table } = solved(exploreGraph(rules, position));
      const census: { -readonly [Key in keyof Census]: Census[Key] } = {
        reachable: graph.positions.length,
        win: 0,
        draw: 0,
        lose: 0,
      };
      for (const entry of table) census[wdlOf(decode(entry))]++;
      return census;
    },
  };
}

function solved<Position>(graph: Graph<Position>): { graph: Graph<Position>; table: Int32Array } {
  return { graph, table: decideGraph(graph) };
}

/** The value of every node, as {@link decode} reads it. */
export function decideGraph<Position>(graph: Graph<Position>): Int32Array {
  const count = graph.positions.length;
  const table = new Int32Array(count);
  const remaining = Int32Array.from(
    { length: count },
    (_, node) => (graph.start[node + 1] ?? 0) - (graph.start[node] ?? 0),
  );
  const sources = new Int32Array(graph.successor.length);
  for (let node = 0; node < count; node++) {
    sources.fill(node, graph.start[node] ?? 0, graph.start[node + 1] ?? 0);
  }
  const before = listsByKey(count, graph.successor, sources);

  const queue: number[] = [];
  graph.ending.forEach((ending, node) => {
    if (ending !== 1 && ending !== -1) return;
    table[node] = ending;
    queue.push(node);
  });
  for (const node of queue) {
    const entry = table[node] ?? 0;
    for (let at = before.start[node] ?? 0; at < (before.start[node + 1] ?? 0); at++) {
      const source = before.item[at] ?? 0;
      if (table[source] !== 0) continue;
      if (entry > 0) {
        const left = (remaining[source] ?? 0) - 1;
        remaining[source] = left;
        if (left > 0) continue;
      }
      table[source] = entry > 0 ? -1 - entry : 1 - entry;
      queue.push(source);
    }
  }
  return table;
}
