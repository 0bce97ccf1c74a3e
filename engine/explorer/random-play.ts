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
   * @param progress - receives the progress of solving a new position; it may cancel by throwing.
   * @throws UnsolvableGame where too many positions follow, or their values converge too slowly.
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
  let positions: Positions<Position> | undefined;
  const allPositions = () => (positions ??= positionsOf(rules));
  let whole: Table | undefined;
  /** From other positions, the one worked out last at the end. */
  const others: Table[] = [];
  const known = (): Table[] => (whole === undefined ? others : [whole, ...others]);
  /** Why it can't be worked out from a position, by its name. */
  const refused = new Map<PositionName, UnsolvableGame>();
  const tooLarge = new Set<PositionName>();

  function workOutFrom(position: Position, progress: GraphLimits['progress']): Table {
    const name = allPositions().nameOf(position);
    const before = refused.get(name);
    if (before !== undefined) throw before;
    try {
      const graph = allPositions().explore(position, {
        most,
        tooLarge,
        ...(progress && { progress }),
      });
      return { graph, shares: iterate(graph, work, progress) };
    } catch (error) {
      if (error instanceof UnsolvableGame) refuse(name, error);
      throw error;
    }
  }

  /** What is too large remains so, and is not followed anew at each request. */
  function refuse(name: PositionName, why: UnsolvableGame): void {
    if (refused.size >= mostRefused) {
      refused.clear();
      tooLarge.clear();
    }
    refused.set(name, why);
    if (why.reason.code === 'explorer.too-many-positions') tooLarge.add(name);
  }

  function keep(table: Table): void {
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
    const name = allPositions().nameOf(position);
    for (const table of known()) {
      const node = table.graph.nodes.get(name);
      if (node !== undefined) return resultsOf(table, node, rules.mover(position));
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
      return known().reduce((sum, { graph }) => sum + graph.count * bytesOfNode, 0);
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
      return resultsOf(own, 0, rules.mover(position));
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

/** Names the positions of a game and explores them: by their numbers if it has any, since that is much faster. */
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
 * The probabilities at every node: of a win for the player at each offset from the one to move, then of a draw,
 * then of a game without end, the last ones left out if there are none. That of a kind is at `kinds × node + kind`.
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

/** What the ends are worth, and what goes on for ever. */
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

/** Which value each edge leads to, at `kind × edges + edge`: offsets are counted from another player there. */
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
 * Goes back from the ends.
 *
 * @returns the nodes from which an end can be reached, the ends themselves left out, those nearest to one first, so that
 * each sweep carries far; and 1 for each of the others.
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
