import type { Rules, Seat } from '../game.ts';
import type { NumberedPositions } from '../capabilities/numbered-positions.ts';
import { pick, type Random } from '../random.ts';
import { graphOfAll, numberedOf } from '../solver/explore.ts';
import { unfinished, type Graph } from '../solver/graph.ts';
import type { Progress } from '../analysis/solution.ts';

/** The most positions to work out at the first move: those of three players with six fingers to a hand. */
const mostPositions = 15_000;

/** The most moves in all; with more a pass takes too long. */
const mostTurns = 200_000;

/** The share of random moves in self-play, which teaches how to profit from errors. */
const errorRate = 0.3;

/** The temperature of the soft choice between moves. */
const sharpness = 0.02;

/** The discount per turn of a share towards an even one, so that circles bring nothing. */
const patience = 0.98;

const precision = 1e-4;

/** Shares that differ by less are equal. */
const tolerance = 1e-6;

const mostPasses = 200;

/** Shares of wins found by self-play: an estimate. */
interface PracticalShares<Position> {
  /** The share of wins of a seat in a position, from 0 to 1. */
  share(position: Position, seat: Seat): number;
}

/** The shares by rules; null if there are too many positions. */
const worked = new WeakMap<object, PracticalShares<unknown> | null>();

/**
 * The practical shares of a game of three players; undefined if it has too many positions, or in misère play, in which a
 * search does better.
 */
function practicalShares<Position, Move>(
  rules: Rules<Position, Move>,
  progress?: Progress,
): PracticalShares<Position> | undefined {
  const known = worked.get(rules);
  if (known !== undefined) return known ?? undefined;
  const numbered = numberedOf(rules, mostPositions);
  const found =
    numbered === undefined || numbered.outWins ? undefined : learnShares(rules, numbered, progress);
  worked.set(rules, found ?? null);
  return found;
}

/** The best move by self-play; undefined if there are too many positions. */
export function taughtMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
  progress?: Progress,
): Move | undefined {
  const shares = practicalShares(rules, progress);
  if (shares === undefined) return undefined;
  const seat = rules.mover(position);
  const rated = rules
    .moves(position)
    .map((move) => ({ move, share: shares.share(rules.play(position, move), seat) }));
  const most = Math.max(...rated.map(({ share }) => share));
  return pick(
    random,
    rated.filter(({ share }) => share >= most - tolerance),
  ).move;
}

/**
 * Self-play by value iteration: each seat softly prefers better moves, and sometimes plays at random. The shares are those
 * of the best response to these habits.
 */
function learnShares<Position, Move>(
  rules: Rules<Position, Move>,
  numbered: NumberedPositions<Position>,
  progress?: Progress,
): PracticalShares<Position> | undefined {
  const { seats } = numbered;
  const graph = graphOfAll(numbered);
  if (graph.successor.length > mostTurns) return undefined;
  const habits = new Float64Array(graph.successor.length);
  const together = firstShares(graph);
  converge(graph, together, progress, (node) => {
    softChoice(graph, together, node, habits);
    return habits;
  });
  const best = firstShares(graph);
  converge(graph, best, progress, () => habits, 'answers');
  return {
    share(position, seat) {
      const offset = (seat - rules.mover(position) + seats) % seats;
      return best[numbered.of(position) * seats + offset] ?? 0;
    },
  };
}

/** Even shares, unless the game is over. */
function firstShares({ count, seats, winner }: Graph): Float64Array {
  const shares = new Float64Array(count * seats).fill(1 / seats);
  for (let node = 0; node < count; node++) {
    if (winner[node] === unfinished) continue;
    for (let seat = 0; seat < seats; seat++) {
      shares[node * seats + seat] = seat === winner[node] ? 1 : 0;
    }
  }
  return shares;
}

/** The place among the shares after a turn, for the player at an offset before it. */
function placeAfter({ seats, successor, turn }: Graph, edge: number, offset: number): number {
  return (successor[edge] ?? 0) * seats + ((offset - (turn[edge] ?? 0) + seats) % seats);
}

/** The probability of each turn of the mover: the better, the higher. */
function softChoice(graph: Graph, shares: Float64Array, node: number, habits: Float64Array): void {
  const from = graph.start[node] ?? 0;
  const to = graph.start[node + 1] ?? 0;
  let most = 0;
  for (let edge = from; edge < to; edge++) {
    const share = shares[placeAfter(graph, edge, 0)] ?? 0;
    habits[edge] = share;
    most = Math.max(most, share);
  }
  let sum = 0;
  for (let edge = from; edge < to; edge++) {
    const weight = Math.exp(((habits[edge] ?? 0) - most) / sharpness);
    habits[edge] = weight;
    sum += weight;
  }
  for (let edge = from; edge < to; edge++) {
    const chosen = (1 - errorRate) * ((habits[edge] ?? 0) / sum);
    habits[edge] = chosen + errorRate / (to - from);
  }
}

/**
 * Passes over all positions until the shares converge.
 *
 * @param habitsAt - the probability of each turn.
 * @param mover - whether the mover follows habits too, or plays the best response.
 */
function converge(
  graph: Graph,
  shares: Float64Array,
  progress: Progress | undefined,
  habitsAt: (node: number) => Float64Array,
  mover: 'follows' | 'answers' = 'follows',
): void {
  const { count, seats, start } = graph;
  const even = 1 / seats;
  for (let pass = 0, change = 1; pass < mostPasses && change > precision; pass++) {
    progress?.(pass);
    change = 0;
    for (let node = 0; node < count; node++) {
      const from = start[node] ?? 0;
      const to = start[node + 1] ?? 0;
      if (from === to) continue;
      const habits = habitsAt(node);
      for (let offset = 0; offset < seats; offset++) {
        let share = 0;
        for (let edge = from; edge < to; edge++) {
          const then = shares[placeAfter(graph, edge, offset)] ?? 0;
          if (offset === 0 && mover === 'answers') share = Math.max(share, then);
          else share += (habits[edge] ?? 0) * then;
        }
        const kept = even + patience * (share - even);
        const at = node * seats + offset;
        change = Math.max(change, Math.abs(kept - (shares[at] ?? 0)));
        shares[at] = kept;
      }
    }
  }
}
