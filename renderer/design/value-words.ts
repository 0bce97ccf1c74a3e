import { wdlOf, type Value } from '../../electron/api/analysis-view.ts';
import { words } from '../words.svelte.ts';

/** A value without chance in words: `Win in 7`. */
export function valueInWords(known: Value): string {
  const { remoteness } = known;
  const value = wdlOf(known);
  if (!known.exact) return words().text('controls.value-unproven', { value });
  return remoteness === null
    ? words().text('controls.value', { value })
    : words().text('controls.value-in', { value, plies: remoteness });
}

/** A probability in per cent: `53.2%`. */
export function percent(value: number): string {
  return words().text('controls.percent', { share: value });
}
