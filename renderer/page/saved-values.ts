import { errorOf, wdlOf, winnersMoves, type Value } from '../../electron/api/analysis-view.ts';
import type { SavedTable } from '../../electron/api/drawing.ts';
import { words } from '../words.svelte.ts';

type Cells = SavedTable[number];

/** The heads of a move, what it does, and the columns of {@link valueCells}. */
export function moveHeads(): Cells {
  return [words().text('saved-views.move'), words().text('saved-views.meaning'), ...valueHeads()];
}

/** The heads of the columns of {@link valueCells}. */
export function valueHeads(): Cells {
  return (['value', 'to-the-end', 'proven', 'largest-error'] as const).map((column) =>
    words().text(`saved-views.${column}`),
  );
}

/**
 * A value as cells of a table to save; empty if it is unknown.
 *
 * @param as - the score from 0 to 1, or a win, a draw or a loss in words, which probabilities have not.
 * @param moves - the winner's moves to the end; needed if the value isn't to the side to move.
 */
export function valueCells(
  value: Value | null,
  as: 'score' | 'words',
  moves = value && winnersMoves(value),
): Cells {
  if (value === null) return ['', '', '', ''];
  const error = errorOf(value);
  return [
    as === 'score' ? value.score : words().text('controls.value', { value: wdlOf(value) }),
    moves ?? '',
    yesOrNo(error < Infinity),
    error < Infinity ? error : '',
  ];
}

/** A cell that says whether something is so. */
export function yesOrNo(is: boolean): string {
  return words().text('saved-views.yes-no', { is: is ? 'yes' : 'no' });
}
