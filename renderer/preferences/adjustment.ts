import { words } from '../words.svelte.ts';

/** The allowed numbers. */
interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** How a typed number that isn't allowed was adjusted, in a sentence. */
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
