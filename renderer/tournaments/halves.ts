import { words } from '../words.svelte.ts';

/** A number of games or points as text, with a half as ½. */
export function halves(number: number): string {
  const whole = Math.floor(number);
  const half = number === whole ? '' : '½';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}

/** A result of a pairing in words. @param won - the games that each of the two won. */
export function scoreInWords([one, other]: readonly [number, number]): string {
  return words().text('tournament-view.score', { one: halves(one), other: halves(other) });
}
