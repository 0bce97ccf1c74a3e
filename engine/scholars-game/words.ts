import type { Hand, Held } from './position.ts';

/** How a sentence calls the hands. */
export const handNames: Readonly<Record<Hand, string>> = { 0: 'left', 1: 'right' };

const functionNames: Readonly<Record<string, string>> = {
  s: 'scissors',
  p: 'paper',
  r: 'rock',
};

/** The function of a 4 or a 5, as a word; nothing for other hands. */
export function functionName(held: Held): string | undefined {
  return functionNames[held.slice(1)];
}

/** What a hand holds, in words: `3`, `4 with scissors`; a bare `4` before that is decided. */
export function sayHeld(held: Held): string {
  if (held === 'x') return 'eliminated hand';
  const name = functionName(held);
  const value = held.slice(0, 1);
  return name === undefined ? value : `${value} with ${name}`;
}
