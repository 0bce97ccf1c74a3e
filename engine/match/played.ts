import { message } from '../../words/message.ts';
import { IllegalMove, type Rules, type Seat, type Turn } from '../game.ts';
import { Occurrences } from './occurrences.ts';

/** One move of a match, with the position that it led to. */
export interface Played<Position, Move> {
  readonly move: Move;
  readonly notation: string;
  /** Who played it; null for chance. */
  readonly seat: Seat | null;
  readonly after: Position;
  /** How often that position has occurred by then; 0 if games can't be drawn, so that nothing is counted. */
  readonly times: number;
  /** The key by which it is counted: {@link repetitionKeyOf}; left out if nothing is counted. */
  readonly key?: string;
}

/** A place in a game where a ply can be played. */
export interface Standing<Position, Move> {
  readonly rules: Rules<Position, Move>;
  readonly position: Position;
  readonly turn: Turn;
  /** How often a position with a key has occurred so far, the first one of the game included. */
  readonly timesOf: (key: string) => number;
}

/** The ply of a move. @throws IllegalMove also if the game is over, by repetition for example. */
export function nextPly<Position, Move>(
  { rules, position, turn, timesOf }: Standing<Position, Move>,
  move: Move,
): Played<Position, Move> {
  const notation = rules.formatMove(position, move);
  if (turn.kind === 'over') throw new IllegalMove(notation, message('game.over'));
  const after = rules.play(position, move);
  const seat = turn.kind === 'player' ? turn.seat : null;
  if (!canRepeat(rules)) return { move, notation, seat, after, times: 0 };
  const key = repetitionKeyOf(rules, after);
  return { move, notation, seat, after, times: timesOf(key) + 1, key };
}

/**
 * The count of positions along a line that is played through from its start. It is empty if nothing is counted.
 *
 * @param plies - those that come before, if any.
 */
export function occurrencesAlong<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
  plies: readonly Played<Position, Move>[] = [],
): Occurrences {
  if (!canRepeat(rules)) return new Occurrences([]);
  return new Occurrences([repetitionKeyOf(rules, start), ...plies.map(({ key = '' }) => key)]);
}

/**
 * How often a position has occurred in the first `at` plies of a line, found from its last ply on, without counting all.
 */
export function timesIn<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
  line: readonly { readonly ply: Played<Position, Move> }[],
  at: number,
  key: string,
): number {
  for (let index = at - 1; index >= 0; index--) {
    const ply = line[index]?.ply;
    if (ply?.key === key) return ply.times;
  }
  return repetitionKeyOf(rules, start) === key ? 1 : 0;
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
