import type { Rules, Seat } from '../game.ts';
import { drawn, lossIn, winIn, type Value } from '../value.ts';
import { exploreGraph } from './graph.ts';
import { listsByKey } from './groups.ts';

/** A position by its key, with the seat to move there. */
export interface State {
  readonly key: string;
  readonly seat: Seat;
}

/** What positions are worth where some are drawn as soon as they are reached. */
export interface SolvedAround {
  /** @returns nothing for a position that was not explored, such as one in the middle of a ply. */
  at(state: State): Value | undefined;
}

/** Solves a game with some positions drawn. */
export type SolverAroundDraws = (drawn: Iterable<State>) => SolvedAround;

/**
 * Explores a game of two players without chance from a position, to solve it again and again with other positions
 * drawn: backwards from its ends, a ply at a time, in work that grows with its edges.
 *
 * @param most - how many positions there may be.
 * @throws UnsolvableGame where there are more.
 */
export function solverAroundDraws<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  most: number,
): SolverAroundDraws {
  const { nodes, start, successor, turns, ending, positions } = exploreGraph(rules, from, { most });
  const count = positions.length;
  const sources = new Int32Array(successor.length);
  const edges = Int32Array.from(successor, (_, edge) => edge);
  for (let node = 0; node < count; node++) sources.fill(node, start[node] ?? 0, start[node + 1]);
  const into = listsByKey(count, successor, edges);

  /** A node with the seat to move there. */
  function placeOf({ key, seat }: State): number | undefined {
    const node = nodes.get(key);
    return node === undefined ? undefined : 2 * node + seat;
  }

  return (drawnStates) => {
    /** 1 where the side to move wins, -1 where it loses; 0 is drawn. */
    const values = new Int8Array(2 * count);
    const plies = new Int32Array(2 * count);
    /** How many edges are not known to lose. */
    const left = new Int32Array(2 * count);
    const queue: number[] = [];
    for (let node = 0; node < count; node++) {
      const ways = (start[node + 1] ?? 0) - (start[node] ?? 0);
      for (const place of [2 * node, 2 * node + 1]) {
        left[place] = ways;
        values[place] = ending[node] === 2 ? 0 : (ending[node] ?? 0);
        if (values[place] !== 0) queue.push(place);
      }
    }
    const isDrawn = new Uint8Array(2 * count);
    for (const state of drawnStates) {
      const place = placeOf(state);
      if (place !== undefined) isDrawn[place] = 1;
    }
    for (const place of queue) {
      const [node, seat] = [place >> 1, place & 1];
      for (let at = into.start[node] ?? 0; at < (into.start[node + 1] ?? 0); at++) {
        const edge = into.item[at] ?? 0;
        const turn = turns[edge] ?? 0;
        const source = 2 * (sources[edge] ?? 0) + ((seat + turn) & 1);
        if (values[source] !== 0 || isDrawn[source] === 1) continue;
        const forSource = turn === 0 ? (values[place] ?? 0) : -(values[place] ?? 0);
        if (forSource < 0) {
          left[source] = (left[source] ?? 0) - 1;
          if (left[source] !== 0) continue;
        }
        values[source] = forSource;
        plies[source] = (plies[place] ?? 0) + 1;
        queue.push(source);
      }
    }
    return {
      at(state) {
        const place = placeOf(state);
        if (place === undefined) return undefined;
        const value = values[place] ?? 0;
        if (value === 0) return drawn;
        return value > 0 ? winIn(plies[place] ?? 0) : lossIn(plies[place] ?? 0);
      },
    };
  };
}
