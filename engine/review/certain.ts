import type { Seat } from '../game.ts';
import { pliesOf, positionAt, type Match } from '../match/match.ts';
import {
  analyseCoalitions,
  type CoalitionAnalysis,
  type CoalitionSolution,
  type CoalitionValue,
} from '../analysis/coalition.ts';

/** What a player of three can be sure of: to win, not to be made to lose, or neither of them. */
export type Standing = 'wins' | 'safe' | 'loses';

/** A move by which its player gave away what was certain. */
export interface CertainLoss {
  readonly seat: Seat;
  /** How many moves of the history come before it. */
  readonly at: number;
  readonly move: string;
  readonly before: Standing;
  readonly after: Standing;
  /** Who is out wins: what the others can bring about is then to keep one in. */
  readonly outWins: boolean;
  /** The moves that would have kept it, in notation. */
  readonly better: readonly string[];
}

/**
 * Finds the moves of a match of three by which somebody gave away a win against the two others united, or became one
 * whom they can make lose. Of all else nothing is certain.
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
    const better = analyseCoalitions(rules, solution, from)
      .moves.filter(({ players }) => standingOf(players[seat]) === before)
      .map(({ move }) => rules.formatMove(from, move));
    return [{ seat, at, move: notation, before, after, outWins, better }];
  });
}

/** How everybody stood against the others together when a ply was to be played. */
export interface StandingsAt extends Pick<
  CoalitionAnalysis<never>,
  'players' | 'outWins' | 'outActs' | 'kingmaker'
> {
  /** How many moves of the history come before it. */
  readonly at: number;
}

/** Says of every move that a player made in a match of three who could force what before it. */
export function standingsAlong<Position, Move>(
  match: Match<Position, Move>,
  solution: CoalitionSolution<Position>,
): StandingsAt[] {
  return pliesOf(match).flatMap(({ seat }, at): StandingsAt[] => {
    if (seat === null) return [];
    const { moves: _, ...standings } = analyseCoalitions(
      match.rules,
      solution,
      positionAt(match, at),
    );
    return [{ at, ...standings }];
  });
}

/** From the best to the worst. */
const standings: readonly Standing[] = ['wins', 'safe', 'loses'];

/**
 * What somebody was certain of, and what is left of it.
 *
 * @returns nothing where nothing was lost.
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
