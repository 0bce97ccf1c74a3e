import type { Exact } from '../../electron/api/analysis-view.ts';

const names = { win: 'Win', draw: 'Draw', lose: 'Lose' } as const;

/**
 * What something is worth, in words: `Win in 7`.
 *
 * @param plies - until the end; a draw has none.
 */
export function valueInWords(value: Exact['value'], plies?: number | null): string {
  return typeof plies === 'number' ? `${names[value]} in ${plies}` : names[value];
}

/** A probability in per cent: `53.2%`. */
export function percent(value: number): string {
  return `${(100 * value).toFixed(1)}%`;
}
