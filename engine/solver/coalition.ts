import type { Rules, Seat } from '../game.ts';
import type { NumberedPositions } from '../capabilities/numbered-positions.ts';
import type { Forced, CoalitionSolution } from './coalition-analysis.ts';
import { graphOfAll } from './explore.ts';
import { forcedPlies, unforced } from './force.ts';
import { edgesInto, unfinished } from './graph.ts';

/**
 * Solves a game of more than two players, for each player against the coalition of the others: whether the player wins
 * whatever they do, and whether they can knock the player out. One pass answers for every seat.
 */
export function solveCoalitions<Position, Move>(
  rules: Rules<Position, Move>,
  numbered: NumberedPositions<Position>,
): CoalitionSolution<Position> {
  const { seats, outWins, outActs } = numbered;
  const graph = graphOfAll(numbered);
  const { winner } = graph;
  const into = edgesInto(graph);
  const wins = forcedPlies(graph, into, {
    wantedBy: 'player',
    hasHappened: (node, offset) => winner[node] === offset,
  });
  const knockedOut = forcedPlies(graph, into, {
    wantedBy: 'others',
    hasHappened: (node, offset) => (numbered.out(node) & (1 << offset)) !== 0,
  });
  const loses = outWins
    ? forcedPlies(graph, into, {
        wantedBy: 'others',
        hasHappened: (node, offset) => winner[node] !== unfinished && winner[node] !== offset,
      })
    : knockedOut;
  return {
    bytes:
      wins.byteLength +
      knockedOut.byteLength +
      (outWins ? loses.byteLength : 0) +
      winner.byteLength,
    outWins,
    outActs,
    against(position, seat) {
      const offset = (seat - rules.mover(position) + seats) % seats;
      const state = numbered.of(position) * seats + offset;
      return {
        wins: forcedIn(wins, state),
        out: forcedIn(knockedOut, state),
        loses: forcedIn(loses, state),
      };
    },
    reachable: (start) => countReachable(numbered, numbered.of(start), rules.mover(start)),
  };
}

function forcedIn(table: Int32Array, state: number): Forced {
  const plies = table[state] ?? unforced;
  return plies === unforced ? null : plies;
}

/** Counts the reachable positions with every player still in, by seat to move. */
function countReachable<Position>(
  { count, seats, out, eachNext }: NumberedPositions<Position>,
  start: number,
  mover: Seat,
): number {
  const seen = new Uint8Array(count * seats);
  const open = [start * seats + mover];
  seen[open[0] ?? 0] = 1;
  let reached = 0;
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const node = Math.floor(state / seats);
    const seat = state - node * seats;
    if (out(node) === 0) reached++;
    eachNext(node, (next, offset) => {
      const after = next * seats + ((seat + offset) % seats);
      if (seen[after] === 1) return;
      seen[after] = 1;
      open.push(after);
    });
  }
  return reached;
}
