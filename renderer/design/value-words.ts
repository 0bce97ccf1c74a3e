import {
  chancesIn,
  pointsWithin,
  wdlOf,
  winnersMoves,
  type Value,
} from '../../electron/api/analysis-view.ts';
import { words } from '../words.svelte.ts';

/**
 * A value without chance in words: `Win in 4 moves`.
 *
 * @param known - to the side to move.
 */
export function valueInWords(known: Value): string {
  const moves = winnersMoves(known);
  const value = wdlOf(known);
  if (!known.exact) return words().text('controls.value-unproven', { value });
  return moves === null || known.remoteness === 0
    ? words().text('controls.value', { value })
    : words().text('controls.value-in', { value, moves });
}

/**
 * The probabilities of a value: `53.2%` to win, `53.20% ± 0.04` if that is its largest error or, if a draw is possible,
 * `wins 12.0%, draws 70.0%`.
 */
export function chancesInWords(value: Value): string {
  const within = pointsWithin(value);
  if (within !== undefined) {
    return words().text('controls.percent-within', { share: value.score, within });
  }
  const chances = chancesIn(value);
  return chances.drawn === 'no' ? percent(chances.win) : words().text('controls.chances', chances);
}

/** A probability in per cent: `53.2%`. */
export function percent(value: number): string {
  return words().text('controls.percent', { share: value });
}
