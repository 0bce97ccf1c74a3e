import { words } from '../words.svelte.ts';

/** Which numbers are on offer. */
interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What became of a number that was typed and can't be had, in a sentence. */
export function adjustment(
  label: string,
  { min, max, step }: Steps,
  typed: string,
  taken: number,
): string {
  const values = { setting: label, min, max, step, taken };
  return typed === ''
    ? words().text('preferences.adjusted.no-number', values)
    : words().text('preferences.adjusted.not-had', { ...values, typed });
}
