import type { Exact } from '../../electron/api.ts';
import { words } from '../words.svelte.ts';

/**
 * What something is worth, in words: `Win in 7`.
 *
 * @param plies - until the end; a draw has none.
 */
export function valueInWords(value: Exact['value'], plies?: number | null): string {
  return typeof plies === 'number'
    ? words().text('controls.value-in', { value, plies })
    : words().text('controls.value', { value });
}

/** A probability in per cent: `53.2%`. */
export function percent(value: number): string {
  return words().text('controls.percent', { share: value });
}
