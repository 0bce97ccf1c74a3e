import type { Rules, Seat } from '../game.ts';
import type { NumberedPositions } from '../numbered-positions.ts';
import type { Forced, CoalitionSolution } from '../coalition.ts';
import { listsByKey } from './groups.ts';

/**
 * Solves a game of more than two players, for each player against the coalition of the others, by retrograde
 * analysis: from where a player has won, or is out, back to where that can be forced.
 *
 * A state is a position and the offset of the player whom one asks about, so that one pass answers for
 * every seat. What is never reached can't be forced: a game that goes on and on serves neither side.
 */
export function solveCoalitions<Position, Move>(
  rules: Rules<Position, Move>,
  numbered: NumberedPositions<Position>,
): CoalitionSolution<Position> {
  const { count, seats, out, winner, outWins, outActs } = numbered;
  const before = turnsBefore(numbered);
  const wins = force(numbered, before, 'player', (node, offset) => winner[node] === offset);
  const isOut = (node: number, offset: number) => ((out[node] ?? 0) & (1 << offset)) !== 0;
  const knockedOut = force(numbered, before, 'others', isOut);
  const hasLost = (node: number, offset: number) => winner[node] !== -1 && winner[node] !== offset;
  const loses = outWins ? force(numbered, before, 'others', hasLost) : knockedOut;
  return {
    bytes: wins.byteLength + knockedOut.byteLength + (outWins ? loses.byteLength : 0) + 2 * count,
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

const unforced = -1;

/** The turns that lead to each position: whence, and the offset of the player who is next to move. */
interface TurnsBefore {
  readonly start: Int32Array;
  /** `seats × position + offset of the next mover`. */
  readonly item: Int32Array;
  /** How many turns each position has. */
  readonly turns: Int32Array;
}

function turnsBefore<Position>({
  count,
  seats,
  eachNext,
}: NumberedPositions<Position>): TurnsBefore {
  const turns = new Int32Array(count);
  let length = 0;
  for (let node = 0; node < count; node++) {
    const first = length;
    eachNext(node, () => length++);
    turns[node] = length - first;
  }
  const to = new Int32Array(length);
  const from = new Int32Array(length);
  let at = 0;
  for (let node = 0; node < count; node++) {
    eachNext(node, (next, mover) => {
      to[at] = next;
      from[at++] = seats * node + mover;
    });
  }
  return { ...listsByKey(count, to, from), turns };
}

/**
 * In how many plies something comes about for the player of each state, where the ones who want it
 * hurry and the others delay.
 *
 * @param wantedBy - the player himself, or all others.
 */
function force<Position>(
  { count, seats }: NumberedPositions<Position>,
  { start, item, turns }: TurnsBefore,
  wantedBy: 'player' | 'others',
  isReached: (node: number, offset: number) => boolean,
): Int32Array {
  const plies = new Int32Array(count * seats).fill(unforced);
  /** How many turns of those who don't want it are not known to lead there. */
  const escapes = new Int32Array(count * seats);
  const queue = new Int32Array(count * seats);
  let end = 0;
  for (let node = 0; node < count; node++) {
    for (let offset = 0; offset < seats; offset++) {
      const state = node * seats + offset;
      escapes[state] = turns[node] ?? 0;
      if (!isReached(node, offset)) continue;
      plies[state] = 0;
      queue[end++] = state;
    }
  }
  for (let head = 0; head < end; head++) {
    const state = queue[head] ?? 0;
    const node = Math.floor(state / seats);
    const offset = state - node * seats;
    const next = (plies[state] ?? 0) + 1;
    for (let at = start[node] ?? 0; at < (start[node + 1] ?? 0); at++) {
      const from = item[at] ?? 0;
      const previous = Math.floor(from / seats);
      // Seen from who moved then, the one who moves now sits so many seats further on.
      const then = (offset + from - previous * seats) % seats;
      const source = previous * seats + then;
      if (plies[source] !== unforced) continue;
      const chooses = (then === 0) === (wantedBy === 'player');
      if (!chooses) {
        const left = (escapes[source] ?? 0) - 1;
        escapes[source] = left;
        if (left > 0) continue;
      }
      plies[source] = next;
      queue[end++] = source;
    }
  }
  return plies;
}

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
    if (out[node] === 0) reached++;
    eachNext(node, (next, offset) => {
      const after = next * seats + ((seat + offset) % seats);
      if (seen[after] === 1) return;
      seen[after] = 1;
      open.push(after);
    });
  }
  return reached;
}
