import type { Rules, Seat } from '../game.ts';
import type { CoalitionValue, Forced } from '../analysis/coalition.ts';

/** A position and how each player, by seat, stands there against the others united. */
export interface SweptCoalitions<Position> {
  readonly position: Position;
  readonly against: readonly CoalitionValue[];
}

interface Node<Position> {
  readonly position: Position;
  readonly mover: Seat;
  /** The indices of what each move leads to. */
  readonly next: readonly number[];
}

/**
 * Works out how every player stands against the others united, in all positions that can be reached from
 * some, by sweeping over them again and again: in sweep n those are found where it takes n plies. Plain
 * on purpose, from nothing but moves, with seats told apart, for comparison with the solver.
 *
 * @param isOut - whether a seat is knocked out.
 */
export function sweepCoalitions<Position, Move>(
  rules: Rules<Position, Move>,
  from: readonly Position[],
  isOut: (position: Position, seat: Seat) => boolean,
): SweptCoalitions<Position>[] {
  const nodes = explored(rules, from);
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
    // Who is out while the game goes on can't win any more: nobody who is has won but at its end.
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

function explored<Position, Move>(
  rules: Rules<Position, Move>,
  from: readonly Position[],
): Node<Position>[] {
  const positions: Position[] = [];
  const indices = new Map<string, number>();
  const indexOf = (position: Position): number => {
    const name = `${rules.mover(position)} ${rules.key(position)}`;
    const index = indices.get(name) ?? positions.push(position) - 1;
    indices.set(name, index);
    return index;
  };
  from.forEach(indexOf);
  const nodes: Node<Position>[] = [];
  // What is added on the way is visited, too.
  for (const position of positions) {
    const next = rules.moves(position).map((move) => indexOf(rules.play(position, move)));
    nodes.push({ position, mover: rules.mover(position), next: [...new Set(next)] });
  }
  return nodes;
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
