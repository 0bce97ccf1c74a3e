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
  const steps = step === 1 ? '' : ` in steps of ${step}`;
  const wrong = typed === '' ? 'That is no number' : `${typed} can’t be had`;
  return `${wrong}: ${label} goes from ${min} to ${max}${steps}. ${taken} is used.`;
}
