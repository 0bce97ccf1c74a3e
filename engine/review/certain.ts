import type { Seat } from '../game.ts';
import { pliesOf, positionAt, type Match } from '../match/match.ts';
import {
  coalitionStandings,
  ratedMoves,
  type CoalitionSolution,
  type CoalitionStandings,
  type CoalitionValue,
} from '../solver/coalition-analysis.ts';

/** What a player of three can force: a win, not to be made to lose, or neither. */
export type Standing = 'wins' | 'safe' | 'loses';

/** A move that gave away a certain standing. */
export interface CertainLoss {
  readonly seat: Seat;
  /** The number of moves before it in the history. */
  readonly at: number;
  readonly move: string;
  readonly before: Standing;
  readonly after: Standing;
  /** Whether a player who is out wins; then the others can force only that one stays in. */
  readonly outWins: boolean;
  /** The moves that would have kept the standing, in notation. */
  readonly better: readonly string[];
}

/**
 * Finds the moves of a match of three by which a player gave up a forced win against the coalition of
 * the others, or let the coalition force a loss. Nothing else is certain.
 */
export function certainLosses<Position, Move>(
  match: Match<Position, Move>,
  solution: CoalitionSolution<Position>,
): CertainLoss[] {
  const { rules } = match;
  const history = pliesOf(match);
  const { outWins } = solution;
  return history.flatMap(({ seat, notation, after: to }, at): CertainLoss[] => {
    if (seat === null) return [];
    const from = positionAt(match, at);
    const lost = lostStanding(solution.against(from, seat), solution.against(to, seat));
    if (lost === undefined) return [];
    const { before, after } = lost;
    const better = ratedMoves(rules, solution, from)
      .filter(({ players }) => standingOf(players[seat]) === before)
      .map(({ move }) => rules.formatMove(from, move));
    return [{ seat, at, move: notation, before, after, outWins, better }];
  });
}

/** Each player's standing against the coalition of the others before a ply. */
export interface StandingsAt extends CoalitionStandings {
  /** The number of moves before it in the history. */
  readonly at: number;
}

/** The standings before every player's move in a match of three. */
export function standingsAlong<Position, Move>(
  match: Match<Position, Move>,
  solution: CoalitionSolution<Position>,
): StandingsAt[] {
  return pliesOf(match).flatMap(({ seat }, at): StandingsAt[] => {
    if (seat === null) return [];
    return [{ at, ...coalitionStandings(match.rules, solution, positionAt(match, at)) }];
  });
}

/** From the best to the worst. */
const standings: readonly Standing[] = ['wins', 'safe', 'loses'];

/**
 * The standing that a player had and what is left of it.
 *
 * @returns undefined if nothing was lost.
 */
export function lostStanding(
  from: CoalitionValue | undefined,
  to: CoalitionValue | undefined,
): Pick<CertainLoss, 'before' | 'after'> | undefined {
  const [before, after] = [standingOf(from), standingOf(to)];
  return standings.indexOf(after) > standings.indexOf(before) ? { before, after } : undefined;
}

function standingOf(against: CoalitionValue | undefined): Standing {
  if (against === undefined) return 'safe';
  if (against.wins !== null) return 'wins';
  return against.loses === null ? 'safe' : 'loses';
}
