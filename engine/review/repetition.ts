import type { Rules } from '../game.ts';
import { repetitionKeyOf } from '../match/played.ts';
import type { Match } from '../match/match.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import {
  solverAroundDraws,
  type SolvedAround,
  type SolverAroundDraws,
  type State,
} from '../solver/around-draws.ts';
import { drawn, negate, type Value } from '../analysis/value.ts';
import type { Valuer } from '../decision/valuers.ts';

/**
 * Values positions within a match: a position that would be drawn by repetition counts as a draw,
 * whatever its own value, and so do positions whose value depends on it. Solved tables ignore
 * repetition, so by them a player who repeats away a win wouldn't have missed it, nor one who lets the
 * opponent repeat it away.
 */
export interface RepetitionValuer<Position> extends Valuer<Position> {
  /** Moves on to the next position of the match. */
  stand(position: Position): void;
  /** Whether the match would be drawn by repetition if it came to a position next. */
  isDrawn(position: Position): boolean;
}

/** In larger games only the draw itself is known, since exploring them takes too long. */
const mostPositions = 10_000;

/**
 * Adds repetition to a valuer. Start it before the first position of the match.
 *
 * @param solver - finds the match's game, explored from its start; undefined if it isn't known.
 */
export function knowingRepetition<Position, Move>(
  { rules, start }: Pick<Match<Position, Move>, 'rules' | 'start'>,
  valuer: Valuer<Position>,
  solver = () => solverFrom(rules, start),
): RepetitionValuer<Position> {
  const limit = rules.match.repetition;
  if (limit === 0) return { ...valuer, stand: () => undefined, isDrawn: () => false };
  const times = new Map<string, number>();
  /** The positions at which the match is drawn if they occur once more. */
  const draws: State[] = [];
  /** Whether one of them is won or lost by itself. */
  let changesValues = false;
  /** The game solved with these draws; undefined until needed. */
  let solved: SolvedAround | undefined;
  const solve = lazy(solver);

  const isDrawn = (position: Position): boolean =>
    rules.turn(position).kind === 'player' &&
    (times.get(repetitionKeyOf(rules, position)) ?? 0) + 1 >= limit;

  /** A position's value with these draws; undefined if they change nothing or it isn't known. */
  function valueAround(position: Position): Value | undefined {
    if (!changesValues || rules.turn(position).kind !== 'player') return undefined;
    solved ??= solve()?.(draws);
    return solved?.at({ key: rules.key(position), seat: rules.mover(position) });
  }

  return {
    isDrawn,
    stand(position) {
      const turn = rules.turn(position);
      const key = repetitionKeyOf(rules, position);
      const stood = (times.get(key) ?? 0) + 1;
      times.set(key, stood);
      if (turn.kind !== 'player' || stood + 1 !== limit) return;
      draws.push({ key: rules.key(position), seat: turn.seat });
      const value = valuer.valueTo(position, turn.seat);
      if (value === undefined || value.score === drawn.score) return;
      changesValues = true;
      solved = undefined;
    },
    valueTo(position, seat) {
      if (isDrawn(position)) return drawn;
      const value = valueAround(position);
      if (value === undefined) return valuer.valueTo(position, seat);
      return rules.mover(position) === seat ? value : negate(value);
    },
  };
}

/** The rules of a match in which some positions are drawn by repetition: the game is over there. */
export function endingBy<Position, Move>(
  rules: Rules<Position, Move>,
  isDrawn: (position: Position) => boolean,
): Rules<Position, Move> {
  return {
    ...rules,
    turn: (position) =>
      isDrawn(position)
        ? { kind: 'over', outcome: { kind: 'draw', by: 'repetition' } }
        : rules.turn(position),
  };
}

/** A game explored from the start of a match; undefined if it can't be solved this way or has too many positions. */
export function solverFrom<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
): SolverAroundDraws | undefined {
  if (rules.seats !== 2 || rules.chance !== undefined) return undefined;
  try {
    return solverAroundDraws(rules, start, mostPositions);
  } catch (error) {
    if (error instanceof UnsolvableGame) return undefined;
    throw error;
  }
}

function lazy<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => (found ??= { value: find() }).value;
}
