import type { Message } from '../../words/message.ts';
import { Misplaced } from './misplaced.ts';
import { problemWithComment, problemWithSize, type Size } from './size.ts';

/** The room that a match has left. */
export interface Room {
  /** @throws Misplaced if there is no room. */
  add(size: Size, at: number): void;
}

/** The size of a move, a mark or a game. */
export const onePart: Size = { parts: 1, characters: 0 };

/** The room of a whole match. */
export function roomForMatch(): Room {
  let [parts, characters] = [0, 0];
  return {
    add(size, at) {
      parts += size.parts;
      characters += size.characters;
      refuse(problemWithSize({ parts, characters }), at);
    },
  };
}

/** @throws Misplaced if there is a problem. */
export function refuse(problem: Message | undefined, at: number): void {
  if (problem !== undefined) throw new Misplaced(problem, at);
}

/** A comment with another one below it. @throws Misplaced if the result is too long. */
export function longer(comment: string, added: string, at: number): string {
  const all = joined(comment, added);
  refuse(problemWithComment(all), at);
  return all;
}

/** One text below the other. */
function joined(one: string, other: string): string {
  if (one === '' || other === '') return one + other;
  return `${one}\n${other}`;
}
