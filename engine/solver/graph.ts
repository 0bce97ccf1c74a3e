import { message } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import { UnsolvableGame } from '../solution.ts';
import { plyWaysFrom } from './plies.ts';

/**
 * The positions that can be reached from a start, as a graph in typed arrays. A node is a position at
 * the start of a ply; an edge is one ply, with whatever its player decides on the way.
 */
export interface Graph<Position> {
  readonly positions: readonly Position[];
  /** A position's node by its canonical key. */
  readonly nodes: ReadonlyMap<string, number>;
  /** What follows node `n`: `successor[start[n] … start[n + 1] - 1]`, without repetition. */
  readonly start: Int32Array;
  readonly successor: Int32Array;
  /** How likely each edge is where every move is as likely as any other, or as chance has it. */
  readonly probability: Float64Array;
  /** How many seats further on the one sits who moves behind each edge. */
  readonly turns: Uint8Array;
  /** 0 while the game goes on; at its end 1 if the side to move has won, -1 if lost, 2 if drawn. */
  readonly ending: Int8Array;
}

/** How far a graph is followed. */
export interface GraphLimits {
  /** As many positions it may have; as many as there are, unless said. */
  readonly most?: number;
  /** As many ways to play a ply it may have in all, whatever they lead to; as many as there are, unless said. */
  readonly mostWays?: number;
  /** Keys of positions from which it has been too many before, so that it is from all that lead there. */
  readonly tooLarge?: ReadonlySet<string>;
  /** Is told now and then how many there are so far; it may end the work by throwing. */
  readonly progress?: (positions: number) => void;
}

/** So often, in positions, whoever waits is told. */
const told = 1024;

/**
 * Explores a game from a position. What chance does is a ply, too, which the one plays who is to move then.
 *
 * @throws UnsolvableGame where there are too many positions, or ways from one to the next.
 */
export function exploreGraph<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  { most = Infinity, mostWays = Infinity, tooLarge, progress }: GraphLimits = {},
): Graph<Position> {
  const positions: Position[] = [];
  const nodes = new Map<string, number>();
  const start = [0];
  const successor: number[] = [];
  const probability: number[] = [];
  const turns: number[] = [];
  const ending: number[] = [];
  let ways = 0;

  function tooMany(): UnsolvableGame {
    return new UnsolvableGame(message('explorer.too-many-positions', { most }));
  }

  function nodeOf(position: Position): number {
    const key = rules.key(position);
    let node = nodes.get(key);
    if (node === undefined) {
      node = positions.push(position) - 1;
      nodes.set(key, node);
      if (node >= most || tooLarge?.has(key) === true) throw tooMany();
    }
    return node;
  }

  nodeOf(from);
  for (let node = 0; node < positions.length; node++) {
    if (node % told === told - 1) progress?.(positions.length);
    const position = positions[node];
    if (position === undefined) break;
    ending.push(endingOf(rules, position));
    const mover = rules.mover(position);
    /** The edges of this node by what they lead to and who moves there. */
    const own = new Map<number, number>();
    for (const way of waysFrom(rules, position)) {
      if (++ways > mostWays) throw tooMany();
      const next = nodeOf(way.after);
      const turn = seatsOn(rules, mover, way.after);
      const at = own.get(next * rules.seats + turn);
      if (at !== undefined) {
        probability[at] = (probability[at] ?? 0) + way.probability;
        continue;
      }
      own.set(next * rules.seats + turn, successor.length);
      successor.push(next);
      probability.push(way.probability);
      turns.push(turn);
    }
    start.push(successor.length);
  }
  return {
    positions,
    nodes,
    start: Int32Array.from(start),
    successor: Int32Array.from(successor),
    probability: Float64Array.from(probability),
    turns: Uint8Array.from(turns),
    ending: Int8Array.from(ending),
  };
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

/** How many seats on from `seat` the one sits who is to move in a position. */
function seatsOn<Position, Move>(
  rules: Pick<Rules<Position, Move>, 'mover' | 'seats'>,
  seat: Seat,
  position: Position,
): number {
  return (rules.mover(position) - seat + rules.seats) % rules.seats;
}

function endingOf<Position, Move>(rules: Rules<Position, Move>, position: Position): number {
  const turn = rules.turn(position);
  if (turn.kind !== 'over') return 0;
  if (turn.outcome.kind === 'draw') return 2;
  return turn.outcome.winner === rules.mover(position) ? 1 : -1;
}
