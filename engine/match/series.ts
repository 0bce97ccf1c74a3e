import type { Outcome, Seat } from '../game.ts';
import { atMainEnd, mainEndOf, outcomeOf, startMatch, type Match } from './match.ts';
import type { MatchOptions } from './match-options.ts';
import { success, type Result } from './result.ts';

/** A game of a series that is over. */
export interface Round {
  /** Who began it. */
  readonly first: Seat;
  readonly match: Match<unknown, unknown>;
  /** How its main line ended. */
  readonly outcome: Outcome;
}

/** One game after the other between the same players, with the one that is being played. */
export interface Series {
  /** Who begins the game on the table. */
  readonly first: Seat;
  readonly match: Match<unknown, unknown>;
  /** The games before this one; none if one game is all. */
  readonly rounds?: readonly Round[];
}

/** All games of a series, the one on the table last. */
export function gamesOf({
  first,
  match,
  rounds = [],
}: Series): readonly Pick<Round, 'first' | 'match'>[] {
  return [...rounds, { first, match }];
}

/** The series after something was done in its match. */
export function withMatch<Of extends Series>(
  series: Of,
  match: Result<Series['match']>,
): Result<Of> {
  return match.ok ? success({ ...series, match: match.value }) : match;
}

/** How a series stands. */
export interface Standing {
  /** Games won, by seat. */
  readonly won: readonly number[];
  /** Games played, drawn ones included. */
  readonly played: number;
  /** Who has won the series; null while it goes on. */
  readonly champion: Seat | null;
}

/**
 * How a series stands, the game on the table included if it is over.
 *
 * @param isOver - whether that game counts if it has ended: by default, only if it is over at the current place.
 */
export function standingOf(
  series: Series,
  isOver = outcomeOf(series.match) !== undefined,
): Standing {
  const { match, rounds = [] } = series;
  const { rules } = match;
  const last = isOver ? mainEndOf(match) : undefined;
  const before = wonIn(rounds, rules.seats);
  const won = last === undefined ? before : plus(before, wonBy(rules.seats, [last]));
  return standing(rules.match, won, rounds.length + (last === undefined ? 0 : 1));
}

/** How a series stands after some games; drawn ones count for nobody. */
export function standingAfter(
  options: MatchOptions,
  seats: number,
  outcomes: readonly Outcome[],
): Standing {
  return standing(options, wonBy(seats, outcomes), outcomes.length);
}

function standing({ bestOf }: MatchOptions, won: readonly number[], games: number): Standing {
  const champion = bestOf === 0 ? -1 : won.findIndex((count) => count > bestOf / 2);
  return { won, played: games, champion: champion === -1 ? null : champion };
}

/** Of a series without end there may be thousands, and each move asks for them. */
const tallies = new WeakMap<readonly Round[], readonly number[]>();

function wonIn(rounds: readonly Round[], seats: number): readonly number[] {
  const counted = tallies.get(rounds);
  if (counted !== undefined) return counted;
  const won = wonBy(
    seats,
    rounds.map(({ outcome }) => outcome),
  );
  tallies.set(rounds, won);
  return won;
}

function wonBy(seats: number, outcomes: readonly Outcome[]): number[] {
  const won = Array.from({ length: seats }, () => 0);
  for (const outcome of outcomes) {
    if (outcome.kind === 'win') won[outcome.winner] = (won[outcome.winner] ?? 0) + 1;
  }
  return won;
}

function plus(one: readonly number[], other: readonly number[]): number[] {
  return one.map((count, seat) => count + (other[seat] ?? 0));
}

/** Whether the game on the table is over and another one follows. */
export function awaitsNextRound(series: Series): boolean {
  return (
    series.match.rules.match.bestOf !== 1 &&
    outcomeOf(series.match) !== undefined &&
    mainEndOf(series.match) !== undefined &&
    standingOf(series).champion === null
  );
}

/**
 * Who begins the next game: the loser of the last one, or the players in turn. A drawn game has no loser, so the players take turns after it.
 *
 * @param first - who began the last game.
 */
export function firstOfNext(
  { firstNext }: MatchOptions,
  seats: number,
  outcome: Outcome,
  first: Seat,
): Seat {
  const loser = outcome.kind === 'win' ? outcome.order.at(-1) : undefined;
  return firstNext === 'loser' && loser !== undefined ? loser : (first + 1) % seats;
}

/** The series with its next game on the table. @throws RangeError where none is to follow. */
export function nextRound<Of extends Series>(series: Of): Of {
  const { match, first, rounds = [] } = series;
  const outcome = mainEndOf(match);
  if (outcome === undefined || !awaitsNextRound(series)) {
    throw new RangeError('There is no next game to play now.');
  }
  const { rules, settings } = match;
  const next = firstOfNext(rules.match, rules.seats, outcome, first);
  const last: Round = { first, match: atMainEnd(match), outcome };
  const begun: Series = {
    ...series,
    first: next,
    match: startMatch(rules, settings, next),
    rounds: [...rounds, last],
  };
  return begun as Of;
}
