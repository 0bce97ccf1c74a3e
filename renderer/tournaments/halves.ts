/** A number of games or points as text, with a half as ½. */
export function halves(number: number): string {
  const whole = Math.floor(number);
  const half = number === whole ? '' : '½';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}
