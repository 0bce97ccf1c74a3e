import type { Rules, Seat } from '../game.ts';

/** The plies in which an event can be forced; null if it can't. */
export type Forced = number | null;

/** The value of a position to a player against the coalition of all others. At most one of `wins` and `loses` is a number. */
export interface CoalitionValue {
  /** Plies to a win against any defence of the coalition. */
  readonly wins: Forced;
  /** Plies in which the coalition puts the player out. */
  readonly out: Forced;
  /**
   * Plies in which the coalition makes a win impossible: by putting the player out or, in misère play, by being out first.
   */
  readonly loses: Forced;
}

/**
 * A game of more than two players, solved for each of them against the coalition of all others ("paranoid" in search).
 * It says what a player can force, and the worst that can happen.
 */
export interface CoalitionSolution<Position> {
  /** Approximate memory, in bytes. */
  readonly bytes: number;
  /** Whether a player who is out has won, as in misère play. */
  readonly outWins: boolean;
  /** Whether players who are out still take turns, and so belong to coalitions. */
  readonly outActs: boolean;
  readonly against: (position: Position, seat: Seat) => CoalitionValue;
  /** The number of reachable positions with every player still in, counted by seat to move. */
  reachable(start: Position): number;
}

/** A move, and the value of each player after it against the coalition of the others. */
export interface CoalitionMove<Move> {
  readonly move: Move;
  /** By seat; plies count from before the move. */
  readonly players: readonly CoalitionValue[];
  /** If a player wins against all others: how many plies of the line are that player's own, this move included. */
  readonly winnersMoves: number | null;
}

/** The coalition values of a position of more than two players. */
export interface CoalitionStandings {
  /** See {@link CoalitionSolution}. */
  readonly outWins: boolean;
  readonly outActs: boolean;
  /** By seat. */
  readonly players: readonly CoalitionValue[];
  /** If a player wins against all others: how many plies of the line are that player's own. */
  readonly winnersMoves: number | null;
  /**
   * Whether the player to move is a kingmaker: unable to force a win, but able to choose which of at least two others can.
   */
  readonly kingmaker: boolean;
}

/** The coalition values of a position, and of its moves. */
export interface CoalitionAnalysis<Move> extends CoalitionStandings {
  /** Sorted for the player to move: quick wins, undecided moves, slow losses. */
  readonly moves: readonly CoalitionMove<Move>[];
}

/**
 * The coalition values of a position and of its moves.
 *
 * @param moves - the moves to rate; by default the distinct ones.
 */
export function analyseCoalitions<Position, Move>(
  rules: Rules<Position, Move>,
  solution: CoalitionSolution<Position>,
  position: Position,
  moves?: readonly Move[],
): CoalitionAnalysis<Move> {
  const rated = ratedMoves(rules, solution, position, moves);
  return {
    ...standingsBy(rules, solution, position, rated),
    moves: rated.map(({ move, players, after }) => {
      const winnersMoves = movesOfWin(rules, solution, position, { players, after });
      return { move, players, winnersMoves };
    }),
  };
}

/** The coalition values of a position: {@link analyseCoalitions} without a line for each move. */
export function coalitionStandings<Position, Move>(
  rules: Rules<Position, Move>,
  solution: CoalitionSolution<Position>,
  position: Position,
): CoalitionStandings {
  return standingsBy(rules, solution, position, ratedMoves(rules, solution, position));
}

/** A move, the position after it, and the value of each player; plies count from before the move. */
interface RatedMove<Position, Move> extends Pick<CoalitionMove<Move>, 'move' | 'players'> {
  readonly after: Position;
}

/** The values of the moves, sorted for the player to move. @param moves - by default the distinct ones. */
export function ratedMoves<Position, Move>(
  rules: Rules<Position, Move>,
  solution: CoalitionSolution<Position>,
  position: Position,
  moves = rules.distinctMoves?.(position) ?? rules.moves(position),
): RatedMove<Position, Move>[] {
  const before = playersIn(rules, solution, position);
  const mover = rules.mover(position);
  return moves
    .map((move) => {
      const after = rules.play(position, move);
      const players = before.map((now, seat) => afterPly(now, solution.against(after, seat)));
      return { move, after, players };
    })
    .sort((one, other) => worthTo(mover, other.players) - worthTo(mover, one.players));
}

function standingsBy<Position, Move>(
  rules: Rules<Position, Move>,
  solution: CoalitionSolution<Position>,
  position: Position,
  rated: readonly RatedMove<Position, Move>[],
): CoalitionStandings {
  const { outWins, outActs } = solution;
  const players = playersIn(rules, solution, position);
  const winner = winnerIn(players);
  const inLine = rated.find(
    (each) => winner !== -1 && each.players[winner]?.wins === players[winner]?.wins,
  );
  const atOnce = winner === -1 ? null : 0;
  return {
    outWins,
    outActs,
    players,
    winnersMoves: inLine === undefined ? atOnce : movesOfWin(rules, solution, position, inLine),
    kingmaker: isKingmaker(rules.mover(position), players, rated),
  };
}

function playersIn<Position>(
  { seats }: Pick<Rules<unknown, unknown>, 'seats'>,
  { against }: CoalitionSolution<Position>,
  position: Position,
): CoalitionValue[] {
  return Array.from({ length: seats }, (_, seat) => against(position, seat));
}

/** The seat of the player who wins against all others; -1 if there is none. */
function winnerIn(players: readonly CoalitionValue[]): number {
  return players.findIndex(({ wins }) => wins !== null);
}

/**
 * The winner's own plies from a move on, in a line to a win against all others, in which the winner hurries and the others
 * delay; null without a winner.
 */
function movesOfWin<Position, Move>(
  rules: Rules<Position, Move>,
  { against }: CoalitionSolution<Position>,
  before: Position,
  { players, after: first }: Omit<RatedMove<Position, Move>, 'move'>,
): number | null {
  const winner = winnerIn(players);
  if (winner === -1) return null;
  let moves = rules.mover(before) === winner ? 1 : 0;
  let position = first;
  let left = against(position, winner).wins ?? 0;
  for (; left > 0; left--) {
    if (rules.mover(position) === winner) moves++;
    const afters = rules.moves(position).map((move) => rules.play(position, move));
    const after = afters.find((each) => against(each, winner).wins === left - 1);
    if (after === undefined) break;
    position = after;
  }
  return moves;
}

/** The value from before a ply; a player who was out before stays out. */
function afterPly(before: CoalitionValue, { wins, out, loses }: CoalitionValue): CoalitionValue {
  const later = (plies: Forced): Forced => (plies === null ? null : plies + 1);
  return {
    wins: later(wins),
    out: before.out === 0 ? 0 : later(out),
    loses: before.loses === 0 ? 0 : later(loses),
  };
}

function worthTo(seat: Seat, players: readonly CoalitionValue[]): number {
  const { wins = null, loses = null } = players[seat] ?? {};
  if (wins !== null) return 1 / (1 + wins);
  return loses === null ? 0 : -1 / (1 + loses);
}

function isKingmaker(
  mover: Seat,
  players: readonly CoalitionValue[],
  moves: readonly Pick<CoalitionMove<unknown>, 'players'>[],
): boolean {
  if (players[mover]?.wins !== null) return false;
  const made = players.filter(
    (_, seat) => seat !== mover && moves.some((each) => each.players[seat]?.wins !== null),
  );
  return made.length > 1;
}
