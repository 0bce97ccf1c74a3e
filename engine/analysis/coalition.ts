import type { Rules, Seat } from '../game.ts';

/** In how many plies something is forced; null where it can't be. */
export type Forced = number | null;

/** How a player stands against the coalition of all others: at most one of `wins` and `loses` is a number. */
export interface CoalitionValue {
  /** Plies in which he wins, whatever the others do together. */
  readonly wins: Forced;
  /** Plies in which the others together knock him out, whatever he does. */
  readonly out: Forced;
  /**
   * Plies in which the others together see to it that he can't win any more. That is to be knocked out,
   * except in misère play, where whoever is knocked out has won.
   */
  readonly loses: Forced;
}

/**
 * A game of more than two players, solved for each of them against the coalition of all others. Nobody is made to
 * join anybody, so this is what a player can be sure of, and what can be done to him at the worst.
 */
export interface CoalitionSolution<Position> {
  /** About how much memory it takes, in bytes. */
  readonly bytes: number;
  /** Whether it is the player who is knocked out who wins, as in misère play. */
  readonly outWins: boolean;
  /** Whether who is knocked out takes turns all the same, and so can still unite with somebody. */
  readonly outActs: boolean;
  against(position: Position, seat: Seat): CoalitionValue;
  /** How many positions can be reached in which nobody is out, told apart by whose turn it is. */
  reachable(start: Position): number;
}

/** A move, and how every player stands after it against the coalition of all others. */
export interface CoalitionMove<Move> {
  readonly move: Move;
  /** By seat; plies count from before the move. */
  readonly players: readonly CoalitionValue[];
}

/** What is certain of a position of more than two players. */
export interface CoalitionAnalysis<Move> {
  /** See {@link CoalitionSolution}. */
  readonly outWins: boolean;
  readonly outActs: boolean;
  /** By seat. */
  readonly players: readonly CoalitionValue[];
  /** The best first for the player to move: quick wins, what decides nothing, slow losses. */
  readonly moves: readonly CoalitionMove<Move>[];
  /**
   * Whether the player to move is kingmaker: he himself doesn't win against the others united, but for each of two others he
   * has a move after which that one wins against all, so that he chooses the winner.
   */
  readonly kingmaker: boolean;
}

/**
 * Says of a position, and of each of its moves, how every player stands against the coalition of all others.
 *
 * @param moves - those to rate; the ones worth listing, unless said otherwise.
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
    return {
      move,
      players: players.map((now, seat) => afterPly(now, solution.against(after, seat))),
    };
  });
  rated.sort((one, other) => worthTo(mover, other.players) - worthTo(mover, one.players));
  const { outWins, outActs } = solution;
  const kingmaker = isKingmaker(mover, players, rated);
  return { outWins, outActs, players, moves: rated, kingmaker };
}

/** Counts the ply that has led there, unless it was over with him before. */
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
