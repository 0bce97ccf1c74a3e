import type { Rules } from '../game.ts';
import type { Census } from '../analysis/solution.ts';
import { drawn, lossIn, valueOfOutcome, wdlOf, winIn, type Value } from '../analysis/value.ts';

/** A position, and the indices of what its moves lead to. */
export interface Explored<Position> {
  readonly position: Position;
  readonly next: readonly number[];
}

/** A position whose value was found by sweeps. */
export interface Swept<Position> extends Explored<Position> {
  value: Value;
}

/**
 * All positions that can be reached from some, those given first.
 *
 * @param nameOf - the same for positions that count as one.
 */
export function explored<Position, Move>(
  rules: Rules<Position, Move>,
  from: readonly Position[],
  nameOf: (position: Position) => string,
): Explored<Position>[] {
  const positions: Position[] = [];
  const indices = new Map<string, number>();
  const indexOf = (position: Position): number => {
    const name = nameOf(position);
    const index = indices.get(name) ?? positions.push(position) - 1;
    indices.set(name, index);
    return index;
  };
  from.forEach(indexOf);
  const nodes: Explored<Position>[] = [];
  // The list grows while it is visited.
  for (const position of positions) {
    const next = rules.moves(position).map((move) => indexOf(rules.play(position, move)));
    nodes.push({ position, next: [...new Set(next)] });
  }
  return nodes;
}

/**
 * The value of every position that can be reached from some. Sweep n decides those that end in n plies. Plain on purpose,
 * to check the solvers.
 *
 * For two players who move by turns, without chance. Finished positions say in `turn` who would move.
 *
 * @returns the positions, those given first.
 */
export function sweep<Position extends { readonly turn: number }, Move>(
  rules: Rules<Position, Move>,
  from: readonly Position[],
): Swept<Position>[] {
  const nodes = explored(rules, from, (position) => rules.key(position));
  const all = nodes.map((node) => ({ ...node, value: endOf(rules, node.position) }));
  let open = all.filter(({ value }) => wdlOf(value) === 'draw');
  for (let ply = 1, before = Infinity; open.length < before; ply++) {
    before = open.length;
    const found = open.map(({ next }) => decidedIn(ply, next, all));
    open.forEach((each, index) => (each.value = found[index] ?? each.value));
    open = open.filter((_, index) => found[index] === undefined);
  }
  return all;
}

/** Counts what can be reached from the first of the positions that were swept. */
export function censusOf<Position>(swept: readonly Swept<Position>[]): Census {
  const census = { reachable: 0, win: 0, draw: 0, lose: 0 };
  const reached = new Set([0]);
  for (const index of reached) {
    const position = swept[index];
    if (position === undefined) continue;
    census.reachable++;
    census[wdlOf(position.value)]++;
    for (const next of position.next) reached.add(next);
  }
  return census;
}

function endOf<Position extends { readonly turn: number }, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): Value {
  const turn = rules.turn(position);
  return turn.kind === 'over' ? valueOfOutcome(turn.outcome, position.turn) : drawn;
}

/** A position's value where it ends in exactly so many plies, all shorter ones being decided. */
function decidedIn<Position>(
  ply: number,
  next: readonly number[],
  all: readonly Swept<Position>[],
): Value | undefined {
  const results = next.flatMap((index) => all[index] ?? []).map(({ value }) => wdlOf(value));
  if (results.includes('lose')) return winIn(ply);
  return next.length > 0 && results.every((result) => result === 'win') ? lossIn(ply) : undefined;
}
