import { message } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import type { NumberedPositions } from '../capabilities/numbered-positions.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { buildGraph, copied, drawnGame, unfinished, type Graph } from './graph.ts';
import { plyWaysFrom } from './plies.ts';

/** The positions that can be reached from one, node 0, as a graph. */
export interface ExploredGraph<Position, Name extends PositionName = string> extends Graph {
  /** By node. */
  readonly positions: readonly Position[];
  /** How likely each edge is if every move is equally likely, or by the odds of chance. */
  readonly probability: Float64Array;
  /** A position's node by its name. */
  readonly nodes: Pick<ReadonlyMap<Name, number>, 'get' | 'has'>;
}

/** What names a position: its canonical key or its number. */
export type PositionName = string | number;

/** How far a graph is followed. */
export interface GraphLimits {
  /** The most positions; unlimited by default. */
  readonly most?: number;
  /** The most ways to play a ply in all, equal ones included; unlimited by default. */
  readonly mostWays?: number;
  /** Names of positions already known to exceed the limit; so do all that lead to them. */
  readonly tooLarge?: ReadonlySet<PositionName>;
  /** Called now and then with the number of positions so far; it may end the work by throwing. */
  readonly progress?: (positions: number) => void;
}

/** The most numbers of positions for which an array of their nodes is made: 4 MB. */
const mostInArray = 2 ** 20;

/** Report progress every 1,024 positions. */
const progressInterval = 1024;

/**
 * Explores a game from a position. A node is a position at the start of a ply; an edge is a whole ply, with whatever its
 * player decides on the way. What chance does is a ply of the player to move then.
 *
 * @throws UnsolvableGame if there are too many positions, or ways from one to the next.
 */
export function exploreGraph<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  limits: GraphLimits = {},
): ExploredGraph<Position> {
  return explore(
    rules.seats,
    from,
    { of: (position) => rules.key(position), nodes: new Map<string, number>() },
    limits,
    (position, edge) => {
      for (const { after, probability } of waysFrom(rules, position)) {
        edge(after, offsetOf(rules, rules.mover(after), position), probability);
      }
      return winnerOf(rules, position);
    },
  );
}

/** The same as {@link exploreGraph} by the numbers of positions, without making any as an object. */
export function exploreNumbers<Position>(
  { count, seats, winner, eachNext }: NumberedPositions<Position>,
  from: number,
  limits: GraphLimits = {},
): ExploredGraph<number, number> {
  const nodes = count > mostInArray ? new Map<number, number>() : new NodesByNumber(count);
  return explore(seats, from, { of: (number) => number, nodes }, limits, (number, edge) => {
    eachNext(number, (next, turn) => edge(next, turn, 1));
    return winner(number);
  });
}

/** All numbered positions as a graph, even those that no start leads to: a position's node is its number. */
export function graphOfAll<Position>({
  count,
  seats,
  winner,
  eachNext,
}: NumberedPositions<Position>): Graph {
  const { edge, close, graph } = buildGraph(seats);
  for (let number = 0; number < count; number++) {
    eachNext(number, edge);
    close(winner(number));
  }
  return graph();
}

/**
 * The positions of a game with their numbers.
 *
 * @param most - see {@link Solver.numbered}.
 * @returns undefined if they have none, or there are too many.
 */
export function numberedOf<Position, Move>(
  { solver }: Rules<Position, Move>,
  most?: number,
): NumberedPositions<Position> | undefined {
  try {
    return solver?.numbered?.(most);
  } catch (error) {
    if (error instanceof UnsolvableGame) return undefined;
    throw error;
  }
}

/** Every way to play a ply, or every outcome of chance, with its probability under random play. */
export function waysFrom<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): { readonly after: Position; readonly probability: number }[] {
  if (rules.turn(position).kind !== 'chance') return plyWaysFrom(rules, position);
  const outcomes = rules.chance?.outcomes(position) ?? [];
  return outcomes.map(({ move, probability }) => ({
    after: rules.play(position, move),
    probability,
  }));
}

/** Nodes by the numbers of their positions, several times as fast as a map. */
class NodesByNumber {
  /** Counted from 1; 0 for none. */
  readonly #nodes: Int32Array;

  constructor(count: number) {
    this.#nodes = new Int32Array(count);
  }

  get(number: number): number | undefined {
    const node = this.#nodes[number] ?? 0;
    return node === 0 ? undefined : node - 1;
  }

  has(number: number): boolean {
    return this.get(number) !== undefined;
  }

  set(number: number, node: number): void {
    this.#nodes[number] = node + 1;
  }
}

/** What names positions, and their nodes by these names. */
interface Names<Position, Name> {
  readonly of: (position: Position) => Name;
  readonly nodes: Pick<Map<Name, number>, 'get' | 'has'> & {
    set(name: Name, node: number): unknown;
  };
}

/**
 * Explores positions of any type.
 *
 * @param follow - adds the edges from a position, whose weights are then scaled to a sum of 1. Returns the winner there.
 */
function explore<Position, Name extends PositionName>(
  seats: number,
  from: Position,
  { of: nameOf, nodes }: Names<Position, Name>,
  { most = Infinity, mostWays = Infinity, tooLarge, progress }: GraphLimits,
  follow: (
    position: Position,
    edge: (after: Position, turn: number, weight: number) => void,
  ) => number,
): ExploredGraph<Position, Name> {
  const positions: Position[] = [];
  const builder = buildGraph(seats);
  let probability = new Float64Array(256);
  let [edges, ways] = [0, 0];

  function tooMany(): UnsolvableGame {
    return new UnsolvableGame(message('explorer.too-many-positions', { most }));
  }

  function nodeOf(position: Position): number {
    const name = nameOf(position);
    const known = nodes.get(name);
    if (known !== undefined) return known;
    const node = positions.push(position) - 1;
    nodes.set(name, node);
    if (node >= most || tooLarge?.has(name) === true) throw tooMany();
    return node;
  }

  let total = 0;

  function addEdge(after: Position, turn: number, weight: number): void {
    if (++ways > mostWays) throw tooMany();
    const edge = builder.edge(nodeOf(after), turn);
    if (edge === probability.length) probability = copied(probability, new Float64Array(2 * edge));
    if (edge === edges) edges++;
    probability[edge] = (probability[edge] ?? 0) + weight;
    total += weight;
  }

  nodeOf(from);
  // The list grows while it is visited.
  for (const [node, position] of positions.entries()) {
    if (node % progressInterval === progressInterval - 1) progress?.(positions.length);
    const first = edges;
    total = 0;
    builder.close(follow(position, addEdge));
    for (let edge = first; edge < edges; edge++) {
      probability[edge] = (probability[edge] ?? 0) / total;
    }
  }
  return { ...builder.graph(), positions, nodes, probability: probability.subarray(0, edges) };
}

function winnerOf<Position, Move>(rules: Rules<Position, Move>, position: Position): number {
  const turn = rules.turn(position);
  if (turn.kind !== 'over') return unfinished;
  if (turn.outcome.kind === 'draw') return drawnGame;
  return offsetOf(rules, turn.outcome.winner, position);
}

/** The offset of a seat from the player to move. */
function offsetOf<Position, Move>(
  rules: Rules<Position, Move>,
  seat: Seat,
  position: Position,
): number {
  return (seat - rules.mover(position) + rules.seats) % rules.seats;
}
