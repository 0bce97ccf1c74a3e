import type { Outcome, Seat } from '../game.ts';
import { atMainEnd, mainEndOf, outcomeOf, startMatch, type Match } from './match.ts';
import type { MatchOptions } from '../settings/match-options.ts';
import { success, type Result } from '../result.ts';

/** A finished game of a series. */
export interface Round {
  /** The seat that began. */
  readonly first: Seat;
  readonly match: Match<unknown, unknown>;
  /** How its main line ended. */
  readonly outcome: Outcome;
}

/** Games between the same players, with the current one. */
export interface Series {
  /** The seat that begins the current game. */
  readonly first: Seat;
  readonly match: Match<unknown, unknown>;
  /** The games before the current one; left out in a match of one game. */
  readonly rounds?: readonly Round[];
}

/** All games of a series, the current one last. */
export function gamesOf({
  first,
  match,
  rounds = [],
}: Series): readonly Pick<Round, 'first' | 'match'>[] {
  return [...rounds, { first, match }];
}

/** The series with its current match replaced. */
export function withMatch<Of extends Series>(
  series: Of,
  match: Result<Series['match']>,
): Result<Of> {
  return match.ok ? success({ ...series, match: match.value }) : match;
}

/** The score of a series. */
export interface Standing {
  /** Games won, by seat. */
  readonly won: readonly number[];
  /** Games played, drawn ones included. */
  readonly played: number;
  /** The winner of the series; null if it isn't decided. */
  readonly champion: Seat | null;
}

/**
 * The score of a series, the current game included if it is over.
 *
 * @param isOver - whether to count the current game if it has ended; by default, only if it is over at the current place.
 */
export function standingOf(
  series: Series,
  isOver = outcomeOf(series.match) !== undefined,
): Standing {
  const { match, rounds = [] } = series;
  const { rules } = match;
  const last = isOver ? mainEndOf(match) : undefined;
  const { bestOf } = rules.match;
  const before = wonIn(rounds, rules.seats);
  const won = last === undefined ? before : plus(before, wonBy(rules.seats, [last]));
  const champion = bestOf === 0 ? -1 : won.findIndex((count) => count > bestOf / 2);
  const played = rounds.length + (last === undefined ? 0 : 1);
  return { won, played, champion: champion === -1 ? null : champion };
}

/** Counts of wins by rounds: an endless series has thousands, and every move asks for them. */
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

/** Whether the current game is over and another one follows. */
export function awaitsNextRound(series: Series): boolean {
  return (
    series.match.rules.match.bestOf !== 1 &&
    outcomeOf(series.match) !== undefined &&
    mainEndOf(series.match) !== undefined &&
    standingOf(series).champion === null
  );
}

/**
 * The seat that begins the next game: the loser of the last one, or the next seat. After a draw it is the next seat.
 *
 * @param first - the seat that began the last game.
 * @internal Exported for its tests.
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

/** The series with its next game begun. @throws RangeError if none follows. */
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
