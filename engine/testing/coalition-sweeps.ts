import type { Rules, Seat } from '../game.ts';
import type { CoalitionValue, Forced } from '../solver/coalition-analysis.ts';
import { explored, type Explored } from './sweeps.ts';

/** A position, and by seat the value of each player against the coalition of the others. */
export interface SweptCoalitions<Position> {
  readonly position: Position;
  readonly against: readonly CoalitionValue[];
}

type Node<Position> = Explored<Position> & { readonly mover: Seat };

/**
 * The values of every player against the coalition of the others, in all positions that can be reached from some. Sweep n
 * finds those that take n plies. Plain on purpose, from nothing but moves, with seats distinguished, to check the solver.
 *
 * @param isOut - whether a seat is knocked out.
 */
export function sweepCoalitions<Position, Move>(
  rules: Rules<Position, Move>,
  from: readonly Position[],
  isOut: (position: Position, seat: Seat) => boolean,
): SweptCoalitions<Position>[] {
  const nameOf = (position: Position) => `${rules.mover(position)} ${rules.key(position)}`;
  const nodes = explored(rules, from, nameOf).map((node) => ({
    ...node,
    mover: rules.mover(node.position),
  }));
  const winners = nodes.map(({ position }) => {
    const turn = rules.turn(position);
    return turn.kind === 'over' && turn.outcome.kind === 'win' ? turn.outcome.winner : undefined;
  });
  const perSeat = Array.from({ length: rules.seats }, (_, seat) => ({
    wins: pliesTo(
      nodes,
      winners.map((winner) => winner === seat),
      (mover) => mover === seat,
    ),
    out: pliesTo(
      nodes,
      nodes.map(({ position }) => isOut(position, seat)),
      (mover) => mover !== seat,
    ),
    // A player who is out before the end can't win any more.
    loses: pliesTo(
      nodes,
      nodes.map(({ position }, index) =>
        winners[index] === undefined ? isOut(position, seat) : winners[index] !== seat,
      ),
      (mover) => mover !== seat,
    ),
  }));
  return nodes.map(({ position }, index) => ({
    position,
    against: perSeat.map(({ wins, out, loses }) => ({
      wins: wins[index] ?? null,
      out: out[index] ?? null,
      loses: loses[index] ?? null,
    })),
  }));
}

function pliesTo<Position>(
  nodes: readonly Node<Position>[],
  reached: readonly boolean[],
  wants: (mover: Seat) => boolean,
): Forced[] {
  const plies: Forced[] = reached.map((there) => (there ? 0 : null));
  for (let ply = 1, before = -1, found = 0; before !== found; ply++) {
    before = found;
    const known = [...plies];
    for (const [index, { mover, next }] of nodes.entries()) {
      if (known[index] !== null || next.length === 0) continue;
      const forced = (each: number) => known[each] !== null;
      if (wants(mover) ? next.some(forced) : next.every(forced)) {
        plies[index] = ply;
        found++;
      }
    }
  }
  return plies;
}
