import { message } from '../../words/message.ts';
import type { Outcome, Rules, Seat } from '../game.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import {
  exploreGraph,
  exploreNumbers,
  numberedOf,
  waysFrom,
  type ExploredGraph,
  type GraphLimits,
  type PositionName,
} from '../solver/explore.ts';
import { drawnGame, edgesInto, unfinished, type Graph } from '../solver/graph.ts';
import type { RandomResults } from './results.ts';

/** A move, with the results of random play after it. */
export interface RandomMove<Move> {
  readonly move: Move;
  readonly results: RandomResults;
}

/** Random play of a game, from any position. */
export interface RandomPlay<Position> {
  /**
   * @param progress - receives the progress of solving a new position; it may cancel by throwing.
   * @throws UnsolvableGame if too many positions follow or their values converge too slowly.
   */
  results(position: Position, progress?: GraphLimits['progress']): RandomResults;
  /** The approximate memory, in bytes. */
  readonly bytes: number;
}

/** The most positions to explore: a few seconds' work. */
const mostRandom = 60_000;

/** The largest error of a probability. */
const randomTolerance = 1e-9;

/** The most edge visits before giving up: about ten seconds' work. */
const mostWork = 3e8;

/**
 * The approximate bytes of a node with its position, key and edges, as measured in The Scholar's Game.
 */
const bytesOfNode = 1000;

/** The most tables per game besides the one from its start, for positions not in that one. */
const mostTables = 4;

/** The most positions remembered as unsolvable. */
const mostRefused = 20_000;

/**
 * Solves random play on demand: the whole game or, if that is too large, from the requested position.
 *
 * Uses value iteration over all reachable positions. Every iterate is a lower bound, since it leaves out
 * only the games still undecided. So the largest undecided share bounds the error, and the sweeps
 * continue until it is small enough.
 *
 * @param most - the most positions to explore.
 * @param work - the most edge visits.
 */
export function randomPlay<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
  most = mostRandom,
  work = mostWork,
): RandomPlay<Position> {
  return new SolvedOnDemand(rules, start, most, work);
}

class SolvedOnDemand<Position, Move> implements RandomPlay<Position> {
  readonly #rules: Rules<Position, Move>;
  readonly #start: Position;
  readonly #most: number;
  readonly #work: number;
  #positions: Positions<Position> | undefined;
  /** The table from the start. */
  #whole: Table | undefined;
  /** Tables from other positions, the most recent last. */
  readonly #others: Table[] = [];
  /** Why positions can't be solved, by their names. */
  readonly #refused = new Map<PositionName, UnsolvableGame>();
  readonly #tooLarge = new Set<PositionName>();

  constructor(rules: Rules<Position, Move>, start: Position, most: number, work: number) {
    this.#rules = rules;
    this.#start = start;
    this.#most = most;
    this.#work = work;
  }

  get bytes(): number {
    return this.#tables.reduce((sum, { graph }) => sum + graph.count * bytesOfNode, 0);
  }

  results(position: Position, progress?: GraphLimits['progress']): RandomResults {
    const before = this.#found(position);
    if (before !== undefined) return before;
    this.#tryWhole(progress);
    const within = this.#found(position);
    if (within !== undefined) return within;
    const own = this.#workOutFrom(position, progress);
    this.#others.push(own);
    if (this.#others.length > mostTables) this.#others.shift();
    return resultsOf(own, 0, this.#rules.mover(position));
  }

  get #tables(): readonly Table[] {
    return this.#whole === undefined ? this.#others : [this.#whole, ...this.#others];
  }

  get #all(): Positions<Position> {
    return (this.#positions ??= positionsOf(this.#rules));
  }

  #found(position: Position): RandomResults | undefined {
    return this.#resultsAt(position) ?? this.#throughWays(position);
  }

  #resultsAt(position: Position): RandomResults | undefined {
    const turn = this.#rules.turn(position);
    if (turn.kind === 'over') return resultsOfEnd(this.#rules.seats, turn.outcome);
    const name = this.#all.nameOf(position);
    for (const table of this.#tables) {
      const node = table.graph.nodes.get(name);
      if (node !== undefined) return resultsOf(table, node, this.#rules.mover(position));
    }
    return undefined;
  }

  /** The graph lacks positions in the middle of a ply, but contains those they lead to. */
  #throughWays(position: Position): RandomResults | undefined {
    const all = { wins: Array.from({ length: this.#rules.seats }, () => 0), drawn: 0, endless: 0 };
    for (const { after, probability } of waysFrom(this.#rules, position)) {
      const results = this.#resultsAt(after);
      if (results === undefined) return undefined;
      results.wins.forEach((share, seat) => {
        all.wins[seat] = (all.wins[seat] ?? 0) + probability * share;
      });
      all.drawn += probability * results.drawn;
      all.endless += probability * results.endless;
    }
    return all;
  }

  #tryWhole(progress: GraphLimits['progress']): void {
    try {
      this.#whole ??= this.#workOutFrom(this.#start, progress);
    } catch (error) {
      if (!(error instanceof UnsolvableGame)) throw error;
    }
  }

  #workOutFrom(position: Position, progress: GraphLimits['progress']): Table {
    const name = this.#all.nameOf(position);
    const before = this.#refused.get(name);
    if (before !== undefined) throw before;
    try {
      const graph = this.#all.explore(position, {
        most: this.#most,
        tooLarge: this.#tooLarge,
        ...(progress && { progress }),
      });
      return { graph, shares: iterate(graph, this.#work, progress) };
    } catch (error) {
      if (error instanceof UnsolvableGame) this.#refuse(name, error);
      throw error;
    }
  }

  /** A position that is too large stays so and isn't explored again. */
  #refuse(name: PositionName, why: UnsolvableGame): void {
    if (this.#refused.size >= mostRefused) {
      this.#refused.clear();
      this.#tooLarge.clear();
    }
    this.#refused.set(name, why);
    if (why.reason.code === 'explorer.too-many-positions') this.#tooLarge.add(name);
  }
}

/** The results of random play after each of some moves. */
export function randomMoves<Position, Move>(
  rules: Rules<Position, Move>,
  play: RandomPlay<Position>,
  position: Position,
  moves: readonly Move[],
  progress?: GraphLimits['progress'],
): RandomMove<Move>[] {
  return moves.map((move) => ({
    move,
    results: play.results(rules.play(position, move), progress),
  }));
}

/** Names and explores the positions of a game: by their numbers if it has any, which is much faster. */
interface Positions<Position> {
  nameOf(position: Position): PositionName;
  explore(position: Position, limits: GraphLimits): Table['graph'];
}

function positionsOf<Position, Move>(rules: Rules<Position, Move>): Positions<Position> {
  const numbered = numberedOf(rules);
  return numbered === undefined
    ? {
        nameOf: (position) => rules.key(position),
        explore: (position, limits) => exploreGraph(rules, position, limits),
      }
    : {
        nameOf: (position) => numbered.of(position),
        explore: (position, limits) => exploreNumbers(numbered, numbered.of(position), limits),
      };
}

interface Table {
  readonly graph: ExploredGraph<unknown, PositionName>;
  readonly shares: Shares;
}

/**
 * The probabilities at every node: of a win for the player at each offset from the player to move, then
 * of a draw, then of an endless game; the last two are left out if impossible. The entry of a kind is at
 * `kinds × node + kind`.
 */
interface Shares {
  readonly kinds: number;
  readonly values: Float64Array;
}

function resultsOfEnd(seats: number, outcome: Outcome): RandomResults {
  const wins = Array.from({ length: seats }, (_, seat) =>
    outcome.kind === 'win' && outcome.winner === seat ? 1 : 0,
  );
  return { wins, drawn: outcome.kind === 'draw' ? 1 : 0, endless: 0 };
}

function resultsOf({ graph, shares }: Table, node: number, mover: Seat): RandomResults {
  const { seats } = graph;
  const share = (kind: number): number =>
    kind < shares.kinds ? (shares.values[shares.kinds * node + kind] ?? 0) : 0;
  return {
    wins: Array.from({ length: seats }, (_, seat) => share((seat - mover + seats) % seats)),
    drawn: share(seats),
    endless: share(seats + 1),
  };
}

function iterate(
  graph: Table['graph'],
  most: number,
  progress?: (positions: number) => void,
): Shares {
  const { count, seats, start, probability } = graph;
  const { order, isEndless } = backFromEnds(graph);
  const kinds = isEndless.includes(1)
    ? seats + 2
    : graph.winner.includes(drawnGame)
      ? seats + 1
      : seats;
  const values = firstValues(graph, isEndless, kinds);
  const after = placesAfter(graph, kinds);
  const edges = probability.length;
  for (let work = 0; ; work += kinds * edges) {
    let left = 0;
    for (let at = 0; at < order.length; at++) {
      const node = order[at] ?? 0;
      const begin = start[node] ?? 0;
      const end = start[node + 1] ?? 0;
      let decided = 0;
      for (let kind = 0; kind < kinds; kind++) {
        let sum = 0;
        for (let edge = begin, place = kind * edges + begin; edge < end; edge++, place++) {
          sum += (probability[edge] ?? 0) * (values[after[place] ?? 0] ?? 0);
        }
        values[kinds * node + kind] = sum;
        decided += sum;
      }
      if (1 - decided > left) left = 1 - decided;
    }
    if (left < randomTolerance) return { kinds, values };
    if (work > most) throw new UnsolvableGame(message('explorer.too-slow'));
    progress?.(count);
  }
}

/** The values of ends and of endless games. */
function firstValues(
  { count, seats, winner }: Graph,
  isEndless: Uint8Array,
  kinds: number,
): Float64Array {
  const values = new Float64Array(kinds * count);
  for (let node = 0; node < count; node++) {
    const won = winner[node] ?? unfinished;
    if (isEndless[node] === 1) values[kinds * node + seats + 1] = 1;
    else if (won === drawnGame) values[kinds * node + seats] = 1;
    else if (won !== unfinished) values[kinds * node + won] = 1;
  }
  return values;
}

/**
 * The entry that each edge leads to, at `kind × edges + edge`: the successor counts offsets from another
 * player.
 */
function placesAfter({ seats, successor, turn }: Graph, kinds: number): Int32Array {
  const edges = successor.length;
  const after = new Int32Array(kinds * edges);
  for (let kind = 0; kind < kinds; kind++) {
    for (let edge = 0; edge < edges; edge++) {
      const then = kind < seats ? (kind - (turn[edge] ?? 0) + seats) % seats : kind;
      after[kind * edges + edge] = kinds * (successor[edge] ?? 0) + then;
    }
  }
  return after;
}

/**
 * Searches back from the ends.
 *
 * @returns in `order`, the nodes from which an end can be reached, without the ends, the nearest first,
 *   so that each sweep carries far; in `isEndless`, 1 for each of the others.
 */
function backFromEnds(graph: Graph): { readonly order: number[]; readonly isEndless: Uint8Array } {
  const { count, seats, winner } = graph;
  const into = edgesInto(graph);
  const isEndless = new Uint8Array(count).fill(1);
  const queue: number[] = [];
  for (let node = 0; node < count; node++) {
    if (winner[node] === unfinished) continue;
    isEndless[node] = 0;
    queue.push(node);
  }
  const ends = queue.length;
  for (const node of queue) {
    for (let at = into.start[node] ?? 0; at < (into.start[node + 1] ?? 0); at++) {
      const source = Math.floor((into.item[at] ?? 0) / seats);
      if (isEndless[source] === 0) continue;
      isEndless[source] = 0;
      queue.push(source);
    }
  }
  return { order: queue.slice(ends), isEndless };
}
