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
import { endShares, type EndShares } from './end-shares.ts';
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
   * @throws UnsolvableGame if too many positions follow.
   */
  results(position: Position, progress?: GraphLimits['progress']): RandomResults;
  /** The approximate memory, in bytes. */
  readonly bytes: number;
}

/** The most positions to explore, which takes about half a second. */
const mostRandom = 60_000;

/** The most edge visits: 0.8 s at the 380 million a second of 20 fingers. What is left then is the error of the results. */
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
    const wins = Array.from({ length: this.#rules.seats }, () => 0);
    const all = { wins, drawn: 0, endless: 0, error: 0 };
    for (const { after, probability } of waysFrom(this.#rules, position)) {
      const results = this.#resultsAt(after);
      if (results === undefined) return undefined;
      results.wins.forEach((share, seat) => {
        wins[seat] = (wins[seat] ?? 0) + probability * share;
      });
      all.drawn += probability * results.drawn;
      all.endless += probability * results.endless;
      all.error += probability * results.error;
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
      return { graph, shares: endShares(graph, this.#work, progress) };
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
  readonly shares: EndShares;
}

function resultsOfEnd(seats: number, outcome: Outcome): RandomResults {
  const wins = Array.from({ length: seats }, (_, seat) =>
    outcome.kind === 'win' && outcome.winner === seat ? 1 : 0,
  );
  return { wins, drawn: outcome.kind === 'draw' ? 1 : 0, endless: 0, error: 0 };
}

function resultsOf({ graph, shares }: Table, node: number, mover: Seat): RandomResults {
  const { seats } = graph;
  return {
    wins: Array.from({ length: seats }, (_, seat) =>
      shares.won(node, (seat - mover + seats) % seats),
    ),
    drawn: shares.drawn(node),
    endless: shares.endless(node),
    error: shares.error,
  };
}
