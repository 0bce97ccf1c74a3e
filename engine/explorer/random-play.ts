import { message } from '../../words/message.ts';
import type { Outcome, Rules, Seat } from '../game.ts';
import { UnsolvableGame } from '../solution.ts';
import { exploreGraph, waysFrom, type Graph, type GraphLimits } from '../solver/graph.ts';
import { listsByKey } from '../solver/groups.ts';

/**
 * How a game ends among players who take any legal move, each as likely. The probabilities add up to 1.
 *
 * Repetition draws nothing here, as it doesn't in what is solved: a match that would be drawn by it goes on.
 */
export interface RandomResults {
  /** By seat, how likely that player wins. */
  readonly wins: readonly number[];
  readonly drawn: number;
  /** How likely it is that the game gets where no end can be reached any more, and goes on for ever. */
  readonly endless: number;
}

/** A move, and how the game ends after it among such players. */
export interface RandomMove<Move> {
  readonly move: Move;
  readonly results: RandomResults;
}

/** A game among such players, from any position on. */
export interface RandomPlay<Position> {
  /**
   * @param progress - is told of the work that a position takes from which nothing was known; it may end it by throwing.
   * @throws UnsolvableGame where too many positions follow, or their values settle too slowly.
   */
  results(position: Position, progress?: GraphLimits['progress']): RandomResults;
  /** About how much memory it takes, in bytes. */
  readonly bytes: number;
}

/** As many positions are followed: a few seconds' work. */
const mostRandom = 60_000;

/** No probability is further off than this. */
const randomTolerance = 1e-9;

/** As many edges may be gone over before it is given up: some ten seconds' work. */
const mostWork = 3e8;

/** A node's position, key and edges, by what a heap grew in The Scholar's Game. */
const bytesOfNode = 1000;

/** So many tables of a game are kept besides that from its start, from positions that it doesn't have. */
const mostTables = 4;

/** So many positions are remembered from which it can't be worked out. */
const mostRefused = 20_000;

/**
 * A game among players who play at random, worked out when it is asked for: as a whole, and where that is too much, from
 * the position asked.
 *
 * It is value iteration over all positions that can be reached. Every iterate is a lower bound: what is not decided after
 * so many sweeps is the only thing left out. So no value is further from the truth than the largest of what the sweeps
 * have left, which is what they are done for.
 *
 * @param most - how many positions are followed.
 * @param work - how many edges may be gone over.
 */
export function randomPlay<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
  most = mostRandom,
  work = mostWork,
): RandomPlay<Position> {
  let whole: Table<Position> | undefined;
  /** From other positions, the one worked out last at the end. */
  const others: Table<Position>[] = [];
  const known = (): Table<Position>[] => (whole === undefined ? others : [whole, ...others]);
  /** Why it can't be worked out from a position, by its key. */
  const refused = new Map<string, UnsolvableGame>();
  const tooLarge = new Set<string>();

  function workOutFrom(position: Position, progress: GraphLimits['progress']): Table<Position> {
    const key = rules.key(position);
    const before = refused.get(key);
    if (before !== undefined) throw before;
    try {
      return tableFrom(rules, position, work, {
        ...{ most, tooLarge },
        ...(progress && { progress }),
      });
    } catch (error) {
      if (error instanceof UnsolvableGame) refuse(key, error);
      throw error;
    }
  }

  /** What is too large remains so, and is not followed anew at each request. */
  function refuse(key: string, why: UnsolvableGame): void {
    if (refused.size >= mostRefused) {
      refused.clear();
      tooLarge.clear();
    }
    refused.set(key, why);
    if (why.told.code === 'explorer.too-many-positions') tooLarge.add(key);
  }

  function keep(table: Table<Position>): void {
    others.push(table);
    if (others.length > mostTables) others.shift();
  }

  function tryWhole(progress: GraphLimits['progress']): void {
    try {
      whole ??= workOutFrom(start, progress);
    } catch (error) {
      if (!(error instanceof UnsolvableGame)) throw error;
    }
  }

  function resultsAt(position: Position): RandomResults | undefined {
    const turn = rules.turn(position);
    if (turn.kind === 'over') return resultsOfEnd(rules.seats, turn.outcome);
    const key = rules.key(position);
    for (const table of known()) {
      const node = table.graph.nodes.get(key);
      if (node !== undefined) return resultsOf(rules, table, node, rules.mover(position));
    }
    return undefined;
  }

  /** A position in the middle of a ply is none of the graph's, but those are that it leads to. */
  function throughWays(position: Position): RandomResults | undefined {
    const all = { wins: Array.from({ length: rules.seats }, () => 0), drawn: 0, endless: 0 };
    for (const { after, probability } of waysFrom(rules, position)) {
      const results = resultsAt(after);
      if (results === undefined) return undefined;
      results.wins.forEach((share, seat) => {
        all.wins[seat] = (all.wins[seat] ?? 0) + probability * share;
      });
      all.drawn += probability * results.drawn;
      all.endless += probability * results.endless;
    }
    return all;
  }

  return {
    get bytes() {
      return known().reduce((sum, { graph }) => sum + graph.positions.length * bytesOfNode, 0);
    },
    results(position, progress) {
      const foundAt = () => resultsAt(position) ?? throughWays(position);
      const before = foundAt();
      if (before !== undefined) return before;
      tryWhole(progress);
      const within = foundAt();
      if (within !== undefined) return within;
      const own = workOutFrom(position, progress);
      keep(own);
      return resultsOf(rules, own, 0, rules.mover(position));
    },
  };
}

/** How a game ends among random players after each of some moves. */
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

/**
 * The probabilities at every node: of a win for the player so many seats on from the one to move, then of a draw,
 * then of a game without end, the last ones left out where there are none. `kind * nodes + node` is the place of each.
 */
type Shares = Float64Array;

interface Table<Position> {
  readonly graph: Graph<Position>;
  readonly shares: Shares;
}

function tableFrom<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  work: number,
  limits: GraphLimits,
): Table<Position> {
  const graph = exploreGraph(rules, from, limits);
  return { graph, shares: iterate(rules, graph, work, limits.progress) };
}

function resultsOfEnd(seats: number, outcome: Outcome): RandomResults {
  const wins = Array.from({ length: seats }, (_, seat) =>
    outcome.kind === 'win' && outcome.winner === seat ? 1 : 0,
  );
  return { wins, drawn: outcome.kind === 'draw' ? 1 : 0, endless: 0 };
}

function resultsOf<Position, Move>(
  { seats }: Rules<Position, Move>,
  { graph, shares }: Table<Position>,
  node: number,
  mover: Seat,
): RandomResults {
  const count = graph.positions.length;
  const share = (kind: number): number => shares[kind * count + node] ?? 0;
  return {
    wins: Array.from({ length: seats }, (_, seat) => share((seat - mover + seats) % seats)),
    drawn: share(seats),
    endless: share(seats + 1),
  };
}

function iterate<Position, Move>(
  rules: Rules<Position, Move>,
  graph: Graph<Position>,
  most: number,
  progress?: (positions: number) => void,
): Shares {
  const { start, successor, probability, turns, positions } = graph;
  const { seats } = rules;
  const count = positions.length;
  const all = new Float64Array((seats + 2) * count);
  const order = backFromEnds(rules, graph, all);
  const has = (kind: number) => all.subarray(kind * count, (kind + 1) * count).includes(1);
  const kinds = has(seats + 1) ? seats + 2 : has(seats) ? seats + 1 : seats;
  const shares = all.slice(0, kinds * count);
  const sum = new Float64Array(kinds);
  for (let work = 0; ; work += kinds * successor.length) {
    let left = 0;
    for (let at = 0; at < order.length; at++) {
      const node = order[at] ?? 0;
      sum.fill(0);
      let decided = 0;
      for (let edge = start[node] ?? 0; edge < (start[node + 1] ?? 0); edge++) {
        const next = successor[edge] ?? 0;
        const likely = probability[edge] ?? 0;
        const turn = turns[edge] ?? 0;
        for (let kind = 0; kind < kinds; kind++) {
          const share = likely * (shares[kind * count + next] ?? 0);
          // Who sits so many seats on from the next one sits as many more from this one.
          const own = kind < seats ? (kind + turn) % seats : kind;
          sum[own] = (sum[own] ?? 0) + share;
          decided += share;
        }
      }
      for (let kind = 0; kind < kinds; kind++) shares[kind * count + node] = sum[kind] ?? 0;
      left = Math.max(left, 1 - decided);
    }
    if (left < randomTolerance) return shares;
    if (work > most) throw new UnsolvableGame(message('explorer.too-slow'));
    progress?.(count);
  }
}

/**
 * Puts down what the ends are worth, and what goes on for ever.
 *
 * @returns the other nodes, those nearest to an end first: so each sweep carries far.
 */
function backFromEnds<Position, Move>(
  rules: Rules<Position, Move>,
  { positions, start, successor, ending }: Graph<Position>,
  shares: Shares,
): number[] {
  const { seats } = rules;
  const count = positions.length;
  const sources = new Int32Array(successor.length);
  for (let node = 0; node < count; node++) sources.fill(node, start[node] ?? 0, start[node + 1]);
  const before = listsByKey(count, successor, sources);
  const seen = new Uint8Array(count);
  const queue: number[] = [];
  positions.forEach((position, node) => {
    if (ending[node] === 0) return;
    const turn = rules.turn(position);
    if (turn.kind !== 'over') return;
    const { outcome } = turn;
    const kind =
      outcome.kind === 'draw' ? seats : (outcome.winner - rules.mover(position) + seats) % seats;
    shares[kind * count + node] = 1;
    seen[node] = 1;
    queue.push(node);
  });
  const ends = queue.length;
  for (const node of queue) {
    for (let at = before.start[node] ?? 0; at < (before.start[node + 1] ?? 0); at++) {
      const source = before.item[at] ?? 0;
      if (seen[source] === 1) continue;
      seen[source] = 1;
      queue.push(source);
    }
  }
  for (let node = 0; node < count; node++) {
    if (seen[node] === 0) shares[(seats + 1) * count + node] = 1;
  }
  return queue.slice(ends);
}
