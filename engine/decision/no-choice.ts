import { message, type Message } from '../../words/message.ts';

/** What is said where all moves come to the same. @param count - of the moves. */
export function noChoice(count: number): Message {
  return message(count === 1 ? 'guide.only-move' : 'guide.same-moves');
}
