import type { Rules, Seat, Turn } from '../game.ts';
import { firstVisit, nextVisit, type Visits } from './visits.ts';

/** One move of a match, with the position that it led to. */
export interface Played<Position, Move> {
  readonly move: Move;
  readonly notation: string;
  /** Who played it; null for chance. */
  readonly seat: Seat | null;
  readonly after: Position;
  /** How often that position has occurred by then; 0 if games can't be drawn, so that nothing is counted. */
  readonly times: number;
}

/**
 * Plays a move in an unfinished game.
 *
 * @param last - the ply before it, if any.
 * @throws IllegalMove
 */
export function playedAfter<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
  last: Played<Position, Move> | undefined,
  turn: Turn,
  move: Move,
): Played<Position, Move> {
  const before = last?.after ?? start;
  const after = rules.play(before, move);
  const notation = rules.formatMove(before, move);
  const seat = turn.kind === 'player' ? turn.seat : null;
  if (!canRepeat(rules)) return { move, notation, seat, after, times: 0 };
  const visits = nextVisit(
    last === undefined ? firstVisit(repetitionKeyOf(rules, start)) : visitsBy(last),
    repetitionKeyOf(rules, after),
  );
  const played = { move, notation, seat, after, times: visits.times };
  visitsOf.set(played, visits);
  return played;
}

/** The counts of positions by ply, kept apart from the plies, which are plain data. */
const visitsOf = new WeakMap<object, Visits>();

/** @throws RangeError if the ply was not made by {@link playedAfter}. */
function visitsBy(ply: object): Visits {
  const visits = visitsOf.get(ply);
  if (visits === undefined) throw new RangeError('This ply has no count of positions.');
  return visits;
}

/** Whose turn it is after a ply, or how the game ended there, repetition included. */
export function turnAfter<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
  last: Played<Position, Move> | undefined,
): Turn {
  const turn = rules.turn(last?.after ?? start);
  const limit = rules.match.repetition;
  return turn.kind === 'player' && limit > 0 && (last?.times ?? 1) >= limit
    ? { kind: 'over', outcome: { kind: 'draw', by: 'repetition' } }
    : turn;
}

/** Whether it matters how often a position has occurred. */
function canRepeat<Position, Move>({ match }: Rules<Position, Move>): boolean {
  return match.repetition > 0 || match.canBeDrawn;
}

/**
 * Equal for positions that count as repeated: the key, with the seat to move, which keys leave out.
 */
export function repetitionKeyOf<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): string {
  const turn = rules.turn(position);
  return `${turn.kind === 'player' ? turn.seat : turn.kind} ${rules.key(position)}`;
}
