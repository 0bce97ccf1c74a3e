import type { Rules, Seat, Turn } from '../game.ts';
import type { Random } from '../random.ts';

/** The exploration constant of UCB1. */
const explorationConstant = 0.4;

/** A move with its rating by the search. */
export interface SearchedMove<Move> {
  readonly move: Move;
  readonly visits: number;
  /** The expected share of wins of its player, from 0 to 1. */
  readonly share: number;
}

/** A position of the search tree, with the results of its visits. */
interface Node<Position, Move> {
  readonly position: Position;
  /** The moves that lead here from the parent. */
  readonly moves: Move[];
  readonly turn: Turn;
  /** The children, from the second visit on. */
  after: readonly Node<Position, Move>[];
  visits: number;
  /** By seat: the sum of the shares of wins over all visits. */
  readonly shares: number[];
}

/**
 * Rates the moves of a game of any number of players by Monte Carlo tree search with max^n backups.
 * Each visit descends by UCB1, by which every player maximises the player's own share, adds a position, and backs up the
 * heuristic values of all seats there.
 *
 * @param budget - the most positions to create, beyond those of the first ply.
 * @returns every distinct move, the best first. Moves to the same position share a rating.
 * @throws RangeError if no player is to move.
 */
export function searchMoves<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
  budget: number,
): SearchedMove<Move>[] {
  const root = nodeOf(rules, position);
  if (root.turn.kind !== 'player') throw new RangeError('No player is to move.');
  const { seat } = root.turn;
  root.after = follow(rules, position, random);
  for (let left = budget, visits = 0; left > 0 || visits < root.after.length; visits++) {
    left -= visit(rules, root, random);
  }
  return root.after
    .toSorted((one, other) => other.visits - one.visits)
    .flatMap(({ moves, visits, shares }) =>
      moves.map((move) => ({ move, visits, share: (shares[seat] ?? 0) / visits })),
    );
}

/** The best move by search. @throws RangeError if no player is to move. */
export function searchMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
  budget: number,
): Move {
  const [best] = searchMoves(rules, position, random, budget);
  if (best === undefined) throw new RangeError('There is no move to choose from.');
  return best.move;
}

/** Descends to a new position or an end. @returns the number of positions created. */
function visit<Position, Move>(
  rules: Rules<Position, Move>,
  root: Node<Position, Move>,
  random: Random,
): number {
  const path = [root];
  let made = 1;
  let node = root;
  while (node.turn.kind === 'player' && (node.visits > 0 || node.after.length > 0)) {
    if (node.after.length === 0) {
      const after = follow(rules, node.position, random);
      made += after.length;
      node.after = winningOnly(after, node.turn.seat);
    }
    node = selectUcb1(node, node.turn.seat);
    path.push(node);
  }
  const heuristicValues = valuesIn(rules, node);
  for (const passed of path) {
    passed.visits++;
    for (let seat = 0; seat < rules.seats; seat++) {
      passed.shares[seat] = (passed.shares[seat] ?? 0) + (heuristicValues[seat] ?? 0);
    }
  }
  return made;
}

/** The child to visit next by UCB1; unvisited ones come first. */
function selectUcb1<Position, Move>(
  { after, visits }: Node<Position, Move>,
  seat: Seat,
): Node<Position, Move> {
  const spread = explorationConstant * Math.sqrt(Math.log(visits + 1));
  let best: Node<Position, Move> | undefined;
  let most = -1;
  for (const node of after) {
    if (node.visits === 0) return node;
    const worth = (node.shares[seat] ?? 0) / node.visits + spread / Math.sqrt(node.visits);
    if (worth <= most) continue;
    most = worth;
    best = node;
  }
  if (best === undefined) throw new RangeError('A player who is to move has no move.');
  return best;
}

/** The positions after one move, each once, in random order. */
function follow<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
): Node<Position, Move>[] {
  const found = new Map<string, Node<Position, Move>>();
  for (const move of rules.distinctMoves?.(position) ?? rules.moves(position)) {
    const after = rules.play(position, move);
    const key = rules.key(after);
    const node = found.get(key) ?? nodeOf(rules, after);
    node.moves.push(move);
    found.set(key, node);
  }
  return shuffled([...found.values()], random);
}

/** Only the winning position, if a player can win at once. */
function winningOnly<Position, Move>(
  nodes: readonly Node<Position, Move>[],
  seat: Seat,
): readonly Node<Position, Move>[] {
  const won = nodes.find(
    ({ turn }) =>
      turn.kind === 'over' && turn.outcome.kind === 'win' && turn.outcome.winner === seat,
  );
  return won === undefined ? nodes : [won];
}

/** By seat: the expected share of wins. */
function valuesIn<Position, Move>(
  rules: Rules<Position, Move>,
  { position, turn }: Node<Position, Move>,
): readonly number[] {
  if (turn.kind === 'over' && turn.outcome.kind === 'win') {
    const { winner } = turn.outcome;
    return Array.from({ length: rules.seats }, (_, seat) => (seat === winner ? 1 : 0));
  }
  const even = () => new Array<number>(rules.seats).fill(1 / rules.seats);
  return turn.kind === 'over' ? even() : (rules.computers?.heuristicValues?.(position) ?? even());
}

function nodeOf<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): Node<Position, Move> {
  const shares = new Array<number>(rules.seats).fill(0);
  return { position, moves: [], turn: rules.turn(position), after: [], visits: 0, shares };
}

/** The same items in random order, by Fisher and Yates. */
function shuffled<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
}
