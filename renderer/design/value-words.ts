import type { Exact } from '../../electron/api.ts';

const names = { win: 'Win', draw: 'Draw', lose: 'Lose' } as const;

/** What something is worth, in words: `Win in 7`. */
export function valueInWords({ value, remoteness, proven }: Exact): string {
  if (proven === false) return `${names[value]}, as far as can be seen`;
  return remoteness === null ? names[value] : `${names[value]} in ${remoteness}`;
}

/** A probability in per cent: `53.2%`. */
export function percent(value: number): string {
  return `${(100 * value).toFixed(1)}%`;
}
