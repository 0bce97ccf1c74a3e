import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnGame, unfinished } from '../solver/graph.ts';
import { endShares, type WeightedGraph } from './end-shares.ts';

/** A node: the winner of a finished game, or edges with their weight; a successor is any number. */
type Node =
  | number
  | readonly { readonly to: number; readonly turn: number; readonly weight: number }[];

function graphOf(seats: number, nodes: readonly Node[]): WeightedGraph {
  const start = [0];
  const successor: number[] = [];
  const turn: number[] = [];
  const probability: number[] = [];
  for (const node of nodes) {
    const edges = typeof node === 'number' ? [] : node;
    const total = edges.reduce((sum, { weight }) => sum + weight, 0);
    for (const edge of edges) {
      successor.push(edge.to % nodes.length);
      turn.push(edge.turn % seats);
      probability.push(edge.weight / total);
    }
    start.push(successor.length);
  }
  return {
    count: nodes.length,
    seats,
    start: Int32Array.from(start),
    successor: Int32Array.from(successor),
    turn: Uint8Array.from(turn),
    probability: Float64Array.from(probability),
    winner: Int8Array.from(nodes, (node) => (typeof node === 'number' ? node : unfinished)),
  };
}

/** How often games have ended in each way after a number of plies: the wins by offset, then the draws. */
function played(graph: WeightedGraph, plies: number): number[][] {
  const { count, seats, start, successor, turn, probability, winner } = graph;
  let shares: number[][] = Array.from({ length: count }, (_, node) =>
    Array.from({ length: seats + 1 }, (_, kind) =>
      kind === (winner[node] === drawnGame ? seats : winner[node]) ? 1 : 0,
    ),
  );
  for (let ply = 0; ply < plies; ply++) {
    shares = shares.map((before, node) => {
      if (winner[node] !== unfinished) return before;
      const after = before.map(() => 0);
      for (let edge = start[node] ?? 0; edge < (start[node + 1] ?? 0); edge++) {
        for (let kind = 0; kind <= seats; kind++) {
          const then = kind === seats ? seats : (kind - (turn[edge] ?? 0) + seats) % seats;
          const share = shares[successor[edge] ?? 0]?.[then] ?? 0;
          after[kind] = (after[kind] ?? 0) + (probability[edge] ?? 0) * share;
        }
      }
      return after;
    });
  }
  return shares;
}

const graphs = fc.integer({ min: 2, max: 4 }).chain((seats) => {
  const edge = fc.record({
    to: fc.nat(),
    turn: fc.nat(seats - 1),
    weight: fc.integer({ min: 1, max: 5 }),
  });
  const node = fc.oneof(
    { weight: 1, arbitrary: fc.oneof(fc.nat(seats - 1), fc.constant(drawnGame)) },
    { weight: 3, arbitrary: fc.array(edge, { minLength: 1, maxLength: 4 }) },
  );
  return fc.array(node, { minLength: 1, maxLength: 12 }).map((nodes) => graphOf(seats, nodes));
});

it('are those of playing many plies, up to their error, however few sweeps there are', () => {
  fc.assert(
    fc.property(graphs, fc.constantFrom(1, 40, 400, 1e7), (graph, most) => {
      const shares = endShares(graph, most);
      if (most === 1e7) expect(shares.error).toBeLessThanOrEqual(1e-9);
      played(graph, 4000).forEach((wanted, node) => {
        const found = wanted.map((_, kind) =>
          kind === graph.seats ? shares.drawn(node) : shares.won(node, kind),
        );
        // What hasn't ended after so many plies never does.
        const ended = wanted.reduce((sum, share) => sum + share, 0);
        [...found, shares.endless(node)].forEach((share, kind) => {
          const distance = Math.abs(share - (wanted[kind] ?? 1 - ended));
          expect(distance).toBeLessThanOrEqual(shares.error + 1e-9);
        });
      });
    }),
    { numRuns: 150, seed: 5 },
  );
});
