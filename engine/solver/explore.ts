import { message } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import type { NumberedPositions } from '../numbered-positions.ts';
import { UnsolvableGame } from '../solution.ts';
import { buildGraph, drawnGame, unfinished, type Graph, type GraphBuilder } from './graph.ts';
import { plyWaysFrom } from './plies.ts';

/** The positions that can be reached from one, node 0, as a graph. */
export interface ExploredGraph<Position, Name extends PositionName = string> extends Graph {
  /** By node. */
  readonly positions: readonly Position[];
  /** A position's node by its name. */
  readonly nodes: ReadonlyMap<Name, number>;
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
    (position) => rules.key(position),
    limits,
    (position, { edge, close }) => {
      for (const { after, probability } of waysFrom(rules, position)) {
        edge(after, offsetOf(rules, rules.mover(after), position), probability);
      }
      close(winnerOf(rules, position));
    },
  );
}

/** The same as {@link exploreGraph} by the numbers of positions, without making any as an object. */
export function exploreNumbers<Position>(
  numbered: NumberedPositions<Position>,
  from: number,
  limits: GraphLimits = {},
): ExploredGraph<number, number> {
  const follow = (number: number, edges: Edges<number>) => followNumber(numbered, number, edges);
  return explore(numbered.seats, from, (number) => number, limits, follow);
}

/** All numbered positions as a graph, even those that no start leads to: a position's node is its number. */
export function graphOfAll<Position>(numbered: NumberedPositions<Position>): Graph {
  const builder = buildGraph(numbered.seats);
  for (let number = 0; number < numbered.count; number++) followNumber(numbered, number, builder);
  return builder.graph();
}

function followNumber<Position>(
  { winner, eachNext }: NumberedPositions<Position>,
  number: number,
  { edge, close }: Edges<number>,
): void {
  let moves = 0;
  eachNext(number, (next, turn) => {
    edge(next, turn, 1);
    moves++;
  });
  close(winner(number), moves);
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

/** Every way to play a ply, or what chance may do, with how likely it is at random. */
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

/** {@link GraphBuilder}, by positions rather than nodes. */
interface Edges<Position> extends Pick<GraphBuilder, 'close'> {
  readonly edge: (after: Position, turn: number, probability: number) => void;
}

function explore<Position, Name extends PositionName>(
  seats: number,
  from: Position,
  nameOf: (position: Position) => Name,
  { most = Infinity, mostWays = Infinity, tooLarge, progress }: GraphLimits,
  follow: (position: Position, edges: Edges<Position>) => void,
): ExploredGraph<Position, Name> {
  const positions: Position[] = [];
  const nodes = new Map<Name, number>();
  const builder = buildGraph(seats);
  let ways = 0;

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

  const edges: Edges<Position> = {
    edge(after, turn, probability) {
      if (++ways > mostWays) throw tooMany();
      builder.edge(nodeOf(after), turn, probability);
    },
    close: builder.close,
  };
  nodeOf(from);
  // The positions grow in number while they are followed.
  for (const [node, position] of positions.entries()) {
    if (node % progressInterval === progressInterval - 1) progress?.(positions.length);
    follow(position, edges);
  }
  return { ...builder.graph(), positions, nodes };
}

function winnerOf<Position, Move>(rules: Rules<Position, Move>, position: Position): number {
  const turn = rules.turn(position);
  if (turn.kind !== 'over') return unfinished;
  if (turn.outcome.kind === 'draw') return drawnGame;
  return offsetOf(rules, turn.outcome.winner, position);
}

/** How many seats after the player to move somebody sits. */
function offsetOf<Position, Move>(
  rules: Rules<Position, Move>,
  seat: Seat,
  position: Position,
): number {
  return (seat - rules.mover(position) + rules.seats) % rules.seats;
}
