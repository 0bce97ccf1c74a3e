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

/** The coalition values of a position of more than two players, and of its moves. */
export interface CoalitionAnalysis<Move> {
  /** See {@link CoalitionSolution}. */
  readonly outWins: boolean;
  readonly outActs: boolean;
  /** By seat. */
  readonly players: readonly CoalitionValue[];
  /** If a player wins against all others: how many plies of the line are that player's own. */
  readonly winnersMoves: number | null;
  /** Sorted for the player to move: quick wins, undecided moves, slow losses. */
  readonly moves: readonly CoalitionMove<Move>[];
  /**
   * Whether the player to move is a kingmaker: unable to force a win, but able to choose which of at least two others can.
   */
  readonly kingmaker: boolean;
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
  moves = rules.distinctMoves?.(position) ?? rules.moves(position),
): CoalitionAnalysis<Move> {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const players = seats.map((seat) => solution.against(position, seat));
  const mover = rules.mover(position);
  const rated = moves.map((move): CoalitionMove<Move> => {
    const after = rules.play(position, move);
    const then = players.map((now, seat) => afterPly(now, solution.against(after, seat)));
    const winner = then.findIndex(({ wins }) => wins !== null);
    return {
      move,
      players: then,
      winnersMoves:
        winner === -1
          ? null
          : movesOfWin(rules, solution, after, winner) + (winner === mover ? 1 : 0),
    };
  });
  rated.sort((one, other) => worthTo(mover, other.players) - worthTo(mover, one.players));
  const { outWins, outActs } = solution;
  const kingmaker = isKingmaker(mover, players, rated);
  const winner = players.findIndex(({ wins }) => wins !== null);
  const inLine = rated.find(
    (each) => winner !== -1 && each.players[winner]?.wins === players[winner]?.wins,
  );
  return {
    outWins,
    outActs,
    players,
    winnersMoves: inLine?.winnersMoves ?? (winner === -1 ? null : 0),
    moves: rated,
    kingmaker,
  };
}

/** The winner's own plies in a line to a win against all others, in which the winner hurries and the others delay. */
function movesOfWin<Position, Move>(
  rules: Rules<Position, Move>,
  { against }: CoalitionSolution<Position>,
  from: Position,
  winner: Seat,
): number {
  let moves = 0;
  let position = from;
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
  moves: readonly CoalitionMove<unknown>[],
): boolean {
  if (players[mover]?.wins !== null) return false;
  const made = players.filter(
    (_, seat) => seat !== mover && moves.some((each) => each.players[seat]?.wins !== null),
  );
  return made.length > 1;
}
