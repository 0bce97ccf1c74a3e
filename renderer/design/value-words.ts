import type { Exact } from '../../electron/api/analysis-view.ts';
import { words } from '../words.svelte.ts';

/** What something is worth, in words: `Win in 7`. */
export function valueInWords({ value, remoteness, proven }: Exact): string {
  if (proven === false) return words().text('controls.value-unproven', { value });
  return remoteness === null
    ? words().text('controls.value', { value })
    : words().text('controls.value-in', { value, plies: remoteness });
}

/** A probability in per cent: `53.2%`. */
export function percent(value: number): string {
  return words().text('controls.percent', { share: value });
}
