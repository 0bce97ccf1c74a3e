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
import type { Valuer } from './valuers.ts';

/**
 * Values positions where a match stands: one that would be drawn there by repetition is a draw, whatever it is worth
 * in itself, and what leads to it is worth what that leaves. Tables don't know of that, so that neither who repeats a
 * win away would have missed it, nor who lets it be repeated away.
 */
export interface RepetitionValuer<Position> extends Valuer<Position> {
  /** Goes on to the next position of the match. */
  stand(position: Position): void;
  /** Whether the match would be drawn by repetition, if it came to a position next. */
  isDrawn(position: Position): boolean;
}

/** In larger games only the draw itself is known: to explore them takes longer than anybody waits for. */
const mostPositions = 10_000;

/** Values positions of a match by another valuer, from before its start. */
export function knowingRepetition<Position, Move>(
  { rules, start }: Pick<Match<Position, Move>, 'rules' | 'start'>,
  valuer: Valuer<Position>,
): RepetitionValuer<Position> {
  const limit = rules.match.repetition;
  if (limit === 0) return { ...valuer, stand: () => undefined, isDrawn: () => false };
  const times = new Map<string, number>();
  /** Where the match is drawn the next time. */
  const draws: State[] = [];
  /** Whether something that is won or lost in itself is among them. */
  let changesValues = false;
  /** The game with those drawn; nothing where that has to be worked out. */
  let solved: SolvedAround | undefined;
  const solve = lazy(() => solverOf(rules, start));

  const isDrawn = (position: Position): boolean =>
    rules.turn(position).kind === 'player' &&
    (times.get(repetitionKeyOf(rules, position)) ?? 0) + 1 >= limit;

  /** What the draws leave of a position's value; nothing where they change nothing, or where that is not known. */
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

/** @returns nothing where a game is not to be solved so, or has too many positions. */
function solverOf<Position, Move>(
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
