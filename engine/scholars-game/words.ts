import { message, type Message } from '../../words/message.ts';
import { valueOf, type Held } from './position.ts';

/** The names of the hands in messages. */
export const handNames = ['left', 'right'] as const;

const functions = ['s', 'p', 'r'] as const;

/** The function of a 4 or a 5; undefined for other hands. */
export function functionName(held: Held): Message | undefined {
  const letter = functions.find((each) => each === held.slice(1));
  return letter === undefined ? undefined : message(`scholars-game.function.${letter}`);
}

/** The content of a hand in words: `3`, `4 with scissors`; a bare `4` if undecided. */
export function sayHeld(held: Held): Message {
  if (held === 'x') return message('scholars-game.held.x');
  const value = valueOf(held);
  const name = functionName(held);
  return name === undefined
    ? message('scholars-game.held.plain', { value })
    : message('scholars-game.held.with', { value, function: name });
}
