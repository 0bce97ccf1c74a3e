import type { Rules, Seat } from '../game.ts';
import { drawn, lossIn, winIn, type Value } from '../analysis/value.ts';
import { exploreGraph } from './explore.ts';
import { forcedPlies, unforced } from './force.ts';
import { edgesInto } from './graph.ts';

/** A position by its key, with the seat to move there. */
export interface State {
  readonly key: string;
  readonly seat: Seat;
}

/** What positions are worth if some are drawn as soon as they are reached. */
export interface SolvedAround {
  /** @returns undefined for a position that was not explored, such as one in the middle of a ply. */
  at(state: State): Value | undefined;
}

/** Solves a game with some positions drawn. */
export type SolverAroundDraws = (drawn: Iterable<State>) => SolvedAround;

/**
 * Explores a game of two players without chance from a position, to solve it again and again with other positions
 * drawn, in work that grows with its edges.
 *
 * @param most - how many positions there may be.
 * @throws UnsolvableGame if there are more.
 */
export function solverAroundDraws<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  most: number,
): SolverAroundDraws {
  const graph = exploreGraph(rules, from, { most });
  const { nodes, winner } = graph;
  const into = edgesInto(graph);
  const hasHappened = (node: number, offset: number) => winner[node] === offset;

  return (drawnStates) => {
    /** By node, a bit for each seat that draws if it is to move there. */
    const drawnFor = new Uint8Array(graph.count);
    for (const { key, seat } of drawnStates) {
      const node = nodes.get(key);
      if (node !== undefined) drawnFor[node] = (drawnFor[node] ?? 0) | (1 << seat);
    }
    /** By seat, in how many plies it wins. */
    const wins = [0, 1].map((seat) =>
      forcedPlies(graph, into, {
        wantedBy: 'player',
        hasHappened,
        // With an offset of 0, the seat itself is to move.
        isBarred: (node, offset) => ((drawnFor[node] ?? 0) & (1 << (seat ^ offset))) !== 0,
      }),
    );
    return {
      at({ key, seat }) {
        const node = nodes.get(key);
        if (node === undefined) return undefined;
        const won = wins[seat]?.[2 * node] ?? unforced;
        if (won !== unforced) return winIn(won);
        const lost = wins[1 - seat]?.[2 * node + 1] ?? unforced;
        return lost === unforced ? drawn : lossIn(lost);
      },
    };
  };
}
