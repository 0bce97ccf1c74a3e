import { repetitionKeyOf } from '../played.ts';
import type { Match } from '../match.ts';
import { drawn, type Valuer } from './worth.ts';

/**
 * Values positions where a match stands: one that would be drawn there by repetition is a draw, whatever it is worth
 * in itself. Tables don't know of that, so that a win which is repeated away would not be missed.
 */
export interface RepetitionValuer<Position> extends Valuer<Position> {
  /** Goes on to the next position of the match. */
  stand(position: Position): void;
  /** Whether the match would be drawn by repetition, if it came to a position next. */
  isDrawn(position: Position): boolean;
}

/** Values positions of a match by another valuer, from before its start. */
export function knowingRepetition<Position, Move>(
  { rules }: Pick<Match<Position, Move>, 'rules'>,
  valuer: Valuer<Position>,
): RepetitionValuer<Position> {
  const limit = rules.match.repetition;
  if (limit === 0) return { ...valuer, stand: () => undefined, isDrawn: () => false };
  const times = new Map<string, number>();
  const isDrawn = (position: Position): boolean =>
    rules.turn(position).kind === 'player' &&
    (times.get(repetitionKeyOf(rules, position)) ?? 0) + 1 >= limit;
  return {
    isDrawn,
    stand(position) {
      const key = repetitionKeyOf(rules, position);
      times.set(key, (times.get(key) ?? 0) + 1);
    },
    worth: (position, seat) => (isDrawn(position) ? drawn : valuer.worth(position, seat)),
  };
}
